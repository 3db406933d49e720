/** Reports on delivery. */
import { describe, expect, test } from 'vitest';
import { bounceIn } from '../../../src/mail/inbound/receive.js';

const report = (action: string, status: string) =>
  `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; a@b.example\r\nAction: ${action}\r\nStatus: ${status}\r\n`;

describe('a report on delivery', () => {
  test.each([
    ['hard', 'failed', '5.1.1'],
    ['hard', 'Failed', '5.1.10 (no such domain)'],
    ['hard', 'failed', '5.2.1'],
    ['hard', 'failed', '5.0.0'],
    ['soft', 'failed', '5.2.2'],
    ['soft', 'failed', '5.3.4'],
    ['soft', 'failed', '5.7.1'],
    ['soft', 'failed', '4.4.7'],
    ['soft', 'failed', ''],
    [undefined, 'delayed', '4.4.1'],
    [undefined, 'delivered', '2.0.0'],
    [undefined, 'relayed', '2.0.0'],
  ])('says %s of %s %s', (bounce, action, status) => {
    expect(bounceIn(report(action, status))).toBe(bounce);
  });

  test('may break its lines', () => {
    expect(bounceIn('Action:\r\n failed\r\nStatus:\r\n 5.1.1')).toBe('hard');
  });
});
