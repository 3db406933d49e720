/** How high the turn mails of a match are on a phone, how long their links, and what their subjects say. */
import type { Browser } from 'playwright-core';
import type { ReadMail } from '../../src/mail/index.js';

const PHONE = { width: 390, height: 844 };

/** Prints the mails of a match, played to its end at random or as far as `house` plays. */
export async function measureMails(browser: Browser, mails: readonly ReadMail[]): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true });
  const page = await context.newPage();
  const heights: { readonly subject: string; readonly height: number; readonly wide: number }[] = [];
  try {
    for (const { subject, html } of mails) {
      await page.setContent(html);
      const [height, wide] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      heights.push({ subject, height: height ?? 0, wide: wide ?? 0 });
    }
  } finally {
    await context.close();
  }
  const sorted = heights.toSorted((a, b) => b.height - a.height);
  const links = mails.flatMap(({ text }) => text.split(/\s+/).filter((word) => /^https?:.*\/l\//.test(word)));
  console.log(
    [
      `${mails.length} mails at 390 px`,
      `median ${sorted[Math.floor(sorted.length / 2)]?.height} px high, highest ${sorted[0]?.height} (${sorted[0]?.subject})`,
      `widest ${Math.max(...heights.map(({ wide }) => wide))}`,
      `longest signed link ${Math.max(...links.map((link) => link.length))} characters`,
    ].join('; '),
  );
}
