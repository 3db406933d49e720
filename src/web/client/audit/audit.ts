/**
 * The audit pages: the journal is fetched, or read from a file, and checked here. What the server wrote into
 * the page is compared with it; the server's word is taken for nothing.
 */
import { type KeptHead, type Throw, testimonyOn } from '../../../verifier/index.js';
import { linesOf, receiptsOf } from '../page/given.js';
import { keptHeads } from '../page/heads.js';
import { type CheckedJournal, rollKey, utf8Text } from './check.js';
import { checkFiles } from './file.js';
import { AuditPage, tick } from './page.js';
import { asWritten, misplaced, type Names, saysTheSame } from './rows.js';

/** Turns the checks of an audit page on. */
export function startAuditPage(element: HTMLElement): void {
  offerCopies(element);
  const page = new AuditPage(element);
  if (element.dataset.audit === 'match') checkMatch(page);
  else checkFiles(page);
}

function checkMatch(page: AuditPage): void {
  // Where there is room nothing is folded.
  if (matchMedia('(min-width: 60rem)').matches)
    for (const phase of page.element.querySelectorAll('.phase')) phase.setAttribute('open', '');
  const run = async () => {
    page.show('none', [page.say('proof.running', { n: 0 })]);
    const text = await fetched(page.element.dataset.journal ?? '');
    if (text === undefined) page.show('none', [page.say('proof.fetch')]);
    const shown = keptHeads(page.element.dataset.match ?? '');
    const kept = shown.map((head) => ({ ...head, at: head.at / 1000 }));
    const receipts = receiptsOf(page.element.dataset.match ?? '');
    const checked = text === undefined ? undefined : await page.verdict(text, kept, receipts);
    if (checked !== undefined) compare(page, checked, kept);
  };
  offerReceipts(page);
  page.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  void run();
}

/** A file of what this browser gave, for `denrei audit --given`. */
function offerReceipts({ element }: AuditPage): void {
  const link = element.querySelector<HTMLAnchorElement>('[data-given-save]');
  const receipts = receiptsOf(element.dataset.match ?? '');
  if (link === null || receipts.length === 0) return;
  link.href = `data:application/jsonl,${encodeURIComponent(linesOf(receipts))}`;
  link.hidden = false;
}

async function fetched(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? utf8Text(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ticks off each row that says what the journal says. One that says anything else is a fault, however sound
 * the journal is.
 */
function compare(page: AuditPage, checked: CheckedJournal, kept: readonly KeptHead[]): void {
  const { match, report, wrong } = checked;
  // Heads that this browser keeps are of the page's match, so another one's journal is never sound here.
  const other = match !== '' && match !== page.element.dataset.match;
  if (other) page.show('fault', [page.say('proof.other', { match })]);
  const differing: string[] = [];
  const names: Names = new Map();
  for (const row of page.element.querySelectorAll<HTMLElement>('[data-roll]')) {
    const place = row.dataset.roll ?? '';
    const found = checked.held.get(place);
    const faulty = wrong !== undefined && rollKey(wrong.event, wrong.index) === place;
    const differs = found === undefined ? report.ok : !saysTheSame(row, found, names);
    if (differs) differing.push(row.dataset.number ?? '');
    const written = row.querySelector('[data-as-written]');
    if (written !== null && found !== undefined)
      written.textContent = page.say('proof.written', { text: asWritten(found.roll) });
    if (report.ok && !other) tellWitness(page, row, report.summary.beacon?.throws ?? [], kept);
    tick(page, row, other || faulty || differs ? 'wrong' : found === undefined ? 'open' : 'tick');
  }
  if (other) return;
  if (differing.length > 0) page.show('fault', [page.say('proof.differs', { number: differing.join(', ') })]);
  else if (report.ok) compareCount(page, checked);
}

/** Says at a roll that fell by a round who knows that the round was not known when it was named. */
function tellWitness(
  page: AuditPage,
  row: HTMLElement,
  throws: readonly Throw[],
  kept: readonly KeptHead[],
): void {
  const place = row.querySelector<HTMLElement>('[data-witness]');
  const [event] = (row.dataset.roll ?? '').split('.');
  const thrown = throws.find(({ played }) => String(played) === event);
  if (place === null) return;
  place.textContent =
    thrown === undefined
      ? ''
      : page.say(`proof.by.${testimonyOn(thrown, { kept })}`, { round: thrown.round, event: thrown.ordered });
}

/** The page may be older than the journal, but of the events that it knows it must count every roll. */
function compareCount(page: AuditPage, { held }: CheckedJournal): void {
  const { head, rolls = '' } = page.element.dataset;
  const known = [...held.values()].filter(({ event }) => event <= Number(head));
  const then = known.length;
  const wrong = misplaced(page.element, known);
  if (rolls !== String(then)) page.show('fault', [page.say('proof.count', { page: rolls, journal: then })]);
  else if (wrong.length > 0) page.show('fault', [page.say('proof.rows', { number: wrong.join(', ') })]);
  else page.add(page.say('proof.shown'));
}

/** Buttons that copy a text beside them, where the browser can. */
function offerCopies(page: HTMLElement): void {
  if (navigator.clipboard === undefined) return;
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-audit-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(
        document.getElementById(button.dataset.auditCopy ?? '')?.textContent ?? '',
      );
      button.textContent = button.dataset.done ?? '';
    });
  }
}
