/** The rolls of a journal and their figures as HTML: the same on the server and for a file in the browser. */
import {
  type AuditRoll,
  type Faces,
  facesByDie,
  grouped,
  isOutside,
  isTelling,
  luckOverTime,
  luckSum,
  type Stake,
  type Sum,
  stakesOf,
} from '../../audit/index.js';
import { escaped } from '../../board/svg/xml.js';
import type { Side } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { faceStrip, luckCurve, luckStrip, scaleOf, signedNumber } from './plots.js';
import { percent, type RollModel, rollModel, type Say } from './rows.js';

/** What a page of the ledger is made with. */
export interface LedgerContext {
  readonly narrator: Narrator;
  readonly say: Say;
  /** HTML of a clause by itself, and of a text with clauses in brackets. */
  readonly clauses: {
    readonly link: (clause: string) => string;
    readonly text: (text: string) => string;
  };
  /** Address of a moment of the match's replay; left out: it has none. */
  readonly replay?: (moment: string) => string;
}

const DIGITS = 2;

/** Markup: what is put into it is escaped, where it is none already. */
class Markup {
  constructor(readonly text: string) {}
}
type Part = string | number | Markup | readonly Markup[];

function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const made = texts.map((text, i) => text + (i < parts.length ? written(parts[i] ?? '') : ''));
  return new Markup(made.join(''));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escaped(part);
  return typeof part === 'number' ? String(part) : part.map(({ text }) => text).join('');
}

const raw = (text: string): Markup => new Markup(text);
const NONE = raw('');

/** Rolls by turn and phase: the newest lies open, and with `open` all of them. */
export function rollsHtml(context: LedgerContext, rolls: readonly AuditRoll[], open: boolean): string {
  const { narrator, say } = context;
  const phases: { readonly where: string; readonly rolls: AuditRoll[] }[] = [];
  for (const roll of rolls) {
    const where = narrator.game.where(roll.now);
    const last = phases.at(-1);
    if (last?.where === where) last.rolls.push(roll);
    else phases.push({ where, rolls: [roll] });
  }
  const heads = ['number', 'when', 'for', 'what', 'dice', 'needed', 'luck', 'chain'].map(
    (name) => html`<th scope="col">${say(`audit.${name}`)}</th>`,
  );
  const made = phases.map(({ where, rolls: thrown }, i) => {
    const rows = thrown.map((roll) => rollRow(context, rollModel(narrator, say, roll, context.replay)));
    return html`<details class="phase"${open || i === phases.length - 1 ? raw(' open') : NONE}><summary><b>${where}</b> <span class="note">${say('audit.phase', { n: thrown.length })}</span></summary>
<table class="rolls" aria-label="${where}">
<thead><tr>${heads}</tr></thead>
<tbody>${rows}</tbody>
</table>
</details>
`;
  });
  return written(made);
}

/** A row. What the browser compares with the journal stands in it as the journal has it. */
function rollRow({ say, clauses }: LedgerContext, roll: RollModel): Markup {
  const { number, event, index, purposeId, outcomeId, where, sides, what, cause } = roll;
  const label = (name: string) => html`data-label="${say(`audit.${name}`)}"`;
  const said = say('audit.event', { event });
  const when =
    roll.replay === null
      ? html`<span data-event>${said}</span>`
      : html`<a href="${roll.replay}" aria-label="${say('audit.replay', { event })}" data-event>${said}</a>`;
  return html`
<tr id="r${number}" data-roll="${event}.${index}" data-number="${number}" data-purpose="${purposeId}" data-outcome="${outcomeId}">
<th scope="row" ${label('number')}><a href="#r${number}">${number}</a></th>
<td ${label('when')}>${when} <span class="note">${where}</span></td>
<td ${label('for')}>${sides}</td>
<td ${label('what')}><b data-purpose-name>${raw(clauses.text(what))}</b> <span class="note">${cause}</span></td>
<td ${label('dice')}>${diceCell(roll, say, clauses.link)}</td>
<td ${label('needed')}>${tableCell(roll)}</td>
<td ${label('luck')} class="number">${roll.luck}</td>
<td ${label('chain')}><span class="tick" data-audit-tick></span>
${placeOf(roll, say)} <span class="note" data-witness></span></td>
</tr>`;
}

function diceCell(roll: RollModel, say: Say, link: (clause: string) => string): Markup {
  const { dice, faces, plain, total, modifiers } = roll;
  const sum = html` <span class="total">${say('audit.total')} <b data-proved="total">${total}</b></span>`;
  const items = modifiers.map(
    ({ amount, on, reason, clause, text }) =>
      html`<li data-modifier data-amount="${amount}" data-on="${on}" data-reason="${reason}" data-clause="${clause}">${text} ${raw(link(clause))}</li>`,
  );
  return html`<span class="note" data-proved="dice">${dice}</span> <b class="faces" data-proved="faces">${faces}</b>${plain ? NONE : sum}
${items.length === 0 ? NONE : html`<ul class="modifiers">${items}</ul>`}`;
}

function tableCell({ rows }: RollModel): Markup {
  if (rows.length === 0) return raw('–');
  const items = rows.map(
    ({ from, to, outcome, hit, text, percent: share }) =>
      html`<li data-row data-from="${from}" data-to="${to}" data-outcome="${outcome}"${hit ? raw(' class="hit" aria-current="true"') : NONE}>${text} <span class="note" data-percent>${share}</span></li>`,
  );
  return html`<ul class="rows">${items}</ul>`;
}

function placeOf({ chain, k, link }: RollModel, say: Say): Markup {
  return html`<details><summary>${say('audit.place', { chain, k })}</summary><code><span data-proved="chain">${chain}</span>:<span data-proved="k">${k}</span> <span data-proved="link">${link}</span></code> <span class="note" data-as-written></span></details>`;
}

/** Faces counted, and luck: of these rolls. `all`: of the match; `side`: whose luck alone is looked at. */
export function figuresHtml(
  { narrator, say }: LedgerContext,
  shown: readonly AuditRoll[],
  all: readonly AuditRoll[],
  sides: readonly Side[],
  side?: Side,
): string {
  return written([facesHtml(say, facesByDie(shown)), luckHtml(narrator, say, { shown, all, sides, side })]);
}

/** Nobody can be told what dice that were thrown a few times say. */
function facesHtml(say: Say, all: readonly Faces[]): Markup {
  const telling = all.filter(isTelling);
  const few = all.filter((kind) => !isTelling(kind));
  const kinds = few
    .map(({ faces, thrown }) => say('audit.kind', { faces, n: thrown }))
    .join(say('frame.comma'));
  const many = html`<p>${say('audit.many')}${say('frame.gap')}${say('audit.stripKey')}</p>`;
  return html`<div class="figures">${telling.map((kind) => kindHtml(say, kind))}</div>
${telling.length === 0 ? NONE : many}
${few.length === 0 ? NONE : html`<p class="note">${say('audit.fewFaces', { kinds })}</p>`}
`;
}

function kindHtml(say: Say, kind: Faces): Markup {
  const { faces, thrown, expected, band, fit } = kind;
  const average = Number(expected.toFixed(1));
  const range = say('audit.from', { low: band.low, high: band.high });
  const rows = kind.counts.map((count, i) => {
    const out = count < band.low || count > band.high ? outside(say) : NONE;
    return html`<tr><th scope="row">${i + 1}</th><td class="number">${count}${out}</td><td class="number">${average}</td><td class="number">${range}</td><td class="picture">${raw(faceStrip(kind, i + 1))}</td></tr>`;
  });
  const fits =
    fit === undefined
      ? say('audit.noFit')
      : say('audit.fit', {
          statistic: fit.statistic.toFixed(1),
          degrees: faces - 1,
          percent: percent(fit.chance),
          exact: fit.exact ? 'yes' : 'no',
        });
  return html`<figure class="sheet">
<figcaption><h3>${say('audit.facesTitle', { faces })}</h3><p>${say('audit.facesWhat', { n: thrown, expected: average })}</p></figcaption>
<table class="plain"><thead><tr>${columns(say, ['face', 'thrown', 'expected', 'range'])}<th scope="col" class="picture">${say('audit.picture')}</th></tr></thead>
<tbody>${rows}</tbody></table>
<p>${fits}</p>
</figure>`;
}

function columns(say: Say, names: readonly string[]): readonly Markup[] {
  return names.map((name) => html`<th scope="col">${say(`audit.${name}`)}</th>`);
}

function outside(say: Say): Markup {
  return html` <b class="out">${say('audit.outside')}</b>`;
}

interface LuckOf {
  readonly shown: readonly AuditRoll[];
  readonly all: readonly AuditRoll[];
  readonly sides: readonly Side[];
  readonly side: Side | undefined;
}

/** A side with its stakes. */
interface SideStakes {
  readonly name: string;
  readonly stakes: readonly Stake[];
}

function luckHtml(narrator: Narrator, say: Say, { shown, all, sides, side }: LuckOf): Markup {
  const stakes = stakesOf(shown, side);
  const head = html`<h3>${say('audit.luckTitle')}</h3>
<p>${say('audit.luckWhat')}</p>`;
  if (stakes.length === 0) return html`${head}<p>${say('audit.luckNone')}</p>`;
  const unranked = shown.length - new Set(stakes.map(({ number }) => number)).size;
  const bySide = sides.flatMap((one): readonly SideStakes[] => {
    const own = stakes.filter((stake) => stake.side === one);
    return own.length === 0 ? [] : [{ name: narrator.side(one), stakes: own }];
  });
  const turns = new Map(all.map((roll) => [roll.number, narrator.game.where(roll.now.slice(0, 1))]));
  const purposes = bySide.flatMap((one) =>
    sumRows(one, [...grouped(one.stakes, 'purpose')], (stake) => narrator.tell(`purpose.${stake.purpose}`)),
  );
  const whole = bySide.map(({ name, stakes: own }) => ({
    side: name,
    of: say('audit.whole'),
    sum: luckSum(own),
  }));
  const byTurn = bySide.flatMap((one) =>
    sumRows(one, [...grouped(one.stakes, 'turn')], (stake) => turns.get(stake.number) ?? ''),
  );
  return html`${head}
<p>${say('audit.luckRange')}</p>
${unranked === 0 ? NONE : html`<p class="note">${say('audit.unranked', { n: unranked })}</p>`}
<div class="figures">${curvesOf(say, bySide, shown)}</div>
<p class="note">${say('audit.curveKey')}</p>
<div class="figures">
${sumTable(say, 'luckBy', 'purpose', [...purposes, ...whole])}
${sumTable(say, 'luckTurn', 'turn', byTurn)}
</div>
<p class="note">${say('audit.stripKey')}</p>
`;
}

function curvesOf(say: Say, bySide: readonly SideStakes[], shown: readonly AuditRoll[]): readonly Markup[] {
  const numbers = [shown[0]?.number ?? 1, shown.at(-1)?.number ?? 1] as const;
  const curves = bySide.map((one) => ({ ...one, points: luckOverTime(one.stakes) }));
  const scale = scaleOf(curves.flatMap(({ points }) => points));
  return curves.map(({ name, stakes, points }) => {
    const { luck, band, rolls: n } = luckSum(stakes);
    const range = rangeOf(say, band);
    const title = say('audit.curve', { side: name, luck: signedNumber(luck, DIGITS), n, range });
    return html`<figure class="sheet"><figcaption>${title}</figcaption>${raw(luckCurve(points, numbers, scale, title))}</figure>`;
  });
}

interface SumRow {
  readonly side: string;
  readonly of: string;
  readonly sum: Sum;
}

function sumRows(
  { name }: SideStakes,
  groups: readonly (readonly [string, readonly Stake[]])[],
  nameOf: (stake: Stake) => string,
): readonly SumRow[] {
  return groups.flatMap(([, [first, ...more]]) =>
    first === undefined ? [] : [{ side: name, of: nameOf(first), sum: luckSum([first, ...more]) }],
  );
}

/** Rows of one table, drawn on one scale. */
function sumTable(say: Say, title: string, of: string, sums: readonly SumRow[]): Markup {
  const scale = scaleOf(sums.map(({ sum }) => sum));
  const rows = sums.map(
    (row) =>
      html`<tr><td>${row.side}</td><td>${row.of}</td><td class="number count">${row.sum.rolls}</td><td class="number">${signedNumber(row.sum.luck, DIGITS)}${isOutside(row.sum) ? outside(say) : NONE}</td><td class="number">${rangeOf(say, row.sum.band)}</td><td class="picture">${raw(luckStrip(row.sum, scale))}</td></tr>`,
  );
  return html`<figure class="sheet"><figcaption><h4>${say(`audit.${title}`)}</h4></figcaption>
<table class="plain sums"><thead><tr>${columns(say, ['side', of, 'rollsOf', 'sum', 'range'])}<th scope="col" class="picture">${say('audit.picture')}</th></tr></thead>
<tbody>${rows}</tbody></table></figure>`;
}

function rangeOf(say: Say, { low, high }: Sum['band']): string {
  return say('audit.from', { low: signedNumber(low, DIGITS), high: signedNumber(high, DIGITS) });
}
