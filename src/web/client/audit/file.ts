/** A journal from a file, checked and listed roll by roll. */
import { type CheckedJournal, type CheckedRoll, utf8Text } from './check.js';
import { type AuditPage, kindsOf, need, tick } from './page.js';

export function checkFiles(page: AuditPage): void {
  const drop = need(page.element.querySelector<HTMLElement>('[data-audit-drop]'));
  const input = need(drop.querySelector('input'));
  drop.hidden = false;
  let chosen: File | undefined;
  const run = async () => {
    if (chosen === undefined) return;
    page.show('none', [page.say('proof.running', { n: 0 })]);
    const text = await readFile(chosen);
    if (text === undefined) page.show('none', [page.say('proof.unread')]);
    const checked = text === undefined ? undefined : await page.verdict(text);
    if (checked !== undefined) listRolls(page, checked);
  };
  const choose = (files: FileList | null | undefined) => {
    chosen = files?.[0] ?? chosen;
    void run();
  };
  // Choosing the same file again is choosing too: it may have changed.
  input.addEventListener('click', () => {
    input.value = '';
  });
  input.addEventListener('change', () => choose(input.files));
  page.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  for (const name of ['dragover', 'drop'] as const)
    page.element.addEventListener(name, (event) => event.preventDefault());
  page.element.addEventListener('drop', (event) => choose(event.dataTransfer?.files));
}

/** The text of a file; undefined when it cannot be read, as when it changed since it was chosen. */
async function readFile(file: File): Promise<string | undefined> {
  try {
    return utf8Text(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The rolls that were found right, and the one that was not. */
function listRolls(page: AuditPage, { held, wrong }: CheckedJournal): void {
  const list = need(page.element.querySelector<HTMLElement>('[data-audit-list]'));
  const body = need(list.querySelector('tbody'));
  const rows = [...held.values()].map(({ event, roll }, i) => rollRow(page, i + 1, event, roll, 'tick'));
  if (wrong !== undefined) rows.push(rollRow(page, rows.length + 1, wrong.event, wrong.roll, 'wrong'));
  list.hidden = rows.length === 0;
  body.replaceChildren(...rows);
}

function rollRow(
  page: AuditPage,
  number: number,
  event: number,
  roll: Partial<CheckedRoll['roll']>,
  state: 'tick' | 'wrong',
): HTMLElement {
  const { purpose, dice, faces, total, outcomes, outcome, chain, k } = roll;
  const list = (value: unknown, join: string) =>
    Array.isArray(value) ? value.join(join) : String(value ?? '');
  const map = Array.isArray(outcomes)
    ? outcomes.map(([atMost, result]) => `≤ ${atMost} ${result}`).join('; ')
    : '';
  const row = document.createElement('tr');
  const cells = [
    ...[String(number), String(event), String(purpose ?? '')],
    ...[`${Array.isArray(dice) ? kindsOf(dice) : ''}: ${list(faces, ' + ')}`, String(total ?? '')],
    `${map === '' ? '' : `${map} → `}${outcome ?? '–'}`,
    `${chain ?? '?'}:${k ?? '?'} `,
  ];
  for (const text of cells) row.insertCell().textContent = text;
  const mark = document.createElement('span');
  mark.className = 'tick';
  mark.dataset.auditTick = '';
  row.lastElementChild?.append(mark);
  tick(page, row, state);
  return row;
}
