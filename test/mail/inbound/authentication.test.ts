/** What a relay says of a sender, and whose word is taken. */
import { describe, expect, test } from 'vitest';
import { authenticityIn } from '../../../src/mail/inbound/receive.js';

const OURS = 'mx.denrei.example';
const of = (...headers: string[]) => authenticityIn(headers, OURS);

describe('what the relay says of a sender', () => {
  test.each([
    ['pass', `${OURS}; dmarc=pass header.from=a.example; spf=fail`],
    ['fail', `${OURS}; dmarc=fail (p=NONE) header.from=a.example; dkim=pass`],
    ['pass', `${OURS} 1; spf=fail smtp.mailfrom=a.example; dkim=pass header.d=a.example`],
    ['fail', `${OURS}; spf=fail; dkim=none`],
    ['fail', `${OURS}; dkim=permerror`],
    ['unstated', `${OURS}; none`],
    ['unstated', `${OURS}; spf=softfail; dkim=temperror`],
    ['fail', `${OURS.toUpperCase()}; SPF=FAIL`],
    ['fail', `${OURS}; spf=fail (dmarc=pass; (nested) dkim=pass)`],
    ['unstated', 'other.example; dmarc=fail'],
    ['pass', `${OURS}; spf=fail (a \\) b; dkim=pass); dmarc=pass`],
    ['fail', `${OURS}; spf=fail ) (; dkim=none`],
    ['fail', `${OURS} ${'('.repeat(60_000)}dmarc=pass${')'.repeat(60_000)}; spf=fail`],
  ])('is %s in "%s"', (verdict, header) => {
    expect(of(header)).toBe(verdict);
  });

  test('is what it wrote topmost: what stands below came with the mail', () => {
    expect(of(`${OURS}; dmarc=fail`, `${OURS}; dmarc=pass`)).toBe('fail');
    expect(of('other.example; dmarc=pass', `${OURS}; spf=pass`)).toBe('pass');
  });

  test('is nothing where it wrote nothing', () => {
    expect(of()).toBe('unstated');
  });
});
