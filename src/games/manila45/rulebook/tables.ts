/** The tables of the rules page, from the components. */
import type { Rulebook } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { hexIds, type Pack, type SideId } from '../components/pack.js';
import { REASONS, type Reason } from '../components/schema.js';
import type { PackUnit } from '../components/types.js';
import type { TableWords } from '../words/index.js';

type Table = ReturnType<Rulebook['tables']>[number];

/** All tables, in the reader's language. */
export function tablesOf(pack: Pack, words: TableWords): readonly Table[] {
  return [
    unitTable(pack, 'US', words),
    unitTable(pack, 'JP', words),
    abbreviationTable(pack, words),
    entryTable(pack, words),
    turnTable(pack, words),
    terrainTable(pack, words),
    hexsideTable(pack, words),
    bridgeTable(pack, words),
    resultTable(pack, words),
    modifierTable(pack, words),
  ];
}

const UNIT_COLUMNS = ['unit', 'name', 'formation', 'type', 'size', 'attack', 'range', 'abilities'] as const;
const ABILITIES = [
  'cac',
  'antiArmour',
  'indirect',
  'antiAircraft',
  'armoured',
  'bridging',
  'amphibious',
] as const;
const ENTRY_COLUMNS = ['formation', 'units', 'movement', 'hexes'] as const;
const TURN_COLUMNS = ['turn', 'date', 'corps', 'replacements', 'support'] as const;
const TERRAIN_COLUMNS = ['terrain', 'cost', 'line', 'modifier'] as const;
const BRIDGE_COLUMNS = ['bridge', 'hexes', 'river'] as const;
const MODIFIER_COLUMNS = ['when', 'die', 'fire'] as const;

function unitTable(pack: Pack, side: SideId, words: TableWords): Table {
  const { say } = words;
  const units = [...pack.units.keys()].filter((unit) => pack.units[unit]!.side === side);
  return {
    section: '2.5',
    title: say(`units.${side}`),
    head: UNIT_COLUMNS.map((column) => say(`units.${column}`)),
    rows: units.map((unit) => unitRow(pack, unit, words)),
  };
}

function unitRow(pack: Pack, unit: number, words: TableWords): string[] {
  const { locale, say } = words;
  const { name, designation, size } = pack.file.units[unit]!;
  const one = pack.units[unit]!;
  return [
    designation,
    printed(name[locale], locale),
    formationName(pack, one.formation, words),
    printed(pack.file.unitTypes.find(({ id }) => id === one.type)?.name[locale] ?? one.type, locale),
    size,
    String(one.attack),
    one.air ? say('none') : String(one.range),
    abilitiesOf(one, words),
  ];
}

function abilitiesOf(unit: PackUnit, { say }: TableWords): string {
  const found = ABILITIES.filter((ability) => unit[ability]);
  return found.map((ability) => say(`ability.${ability}`)).join(say('comma'));
}

function formationName(pack: Pack, formation: string, { locale }: TableWords): string {
  return pack.file.formations.find(({ id }) => id === formation)?.name[locale] ?? formation;
}

function abbreviationTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '2.7',
    title: say('abbreviations'),
    head: [say('abbreviations.short'), say('abbreviations.long')],
    rows: pack.file.abbreviations.map((entry) => [entry.abbr, printed(entry[locale], locale)]),
  };
}

function entryTable(pack: Pack, words: TableWords): Table {
  const { say } = words;
  return {
    section: '3.4',
    title: say('entry'),
    head: ENTRY_COLUMNS.map((column) => say(`entry.${column}`)),
    rows: pack.groups.map(({ formation, units, allowance, hexes }) => [
      formationName(pack, formation, words),
      String(units.length),
      String(allowance),
      hexIds(pack, hexes).join(say('comma')),
    ]),
  };
}

function turnTable(pack: Pack, { locale, say }: TableWords): Table {
  const whether = (is: boolean) => say(is ? 'yes' : 'no');
  return {
    section: '5.4',
    title: say('turns'),
    head: TURN_COLUMNS.map((column) => say(`turns.${column}`)),
    rows: pack.turns.map(({ turn, date, xivCorpsMove, replacements, air }) => [
      String(turn),
      printed(date[locale], locale),
      String(xivCorpsMove),
      whether(replacements),
      whether(air),
    ]),
  };
}

function terrainTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '8.5',
    title: say('terrain'),
    head: TERRAIN_COLUMNS.map((column) => say(`terrain.${column}`)),
    rows: pack.file.tables.terrain.map(({ name, moveCost, blocksLof, drm }) => [
      name[locale],
      moveCost === null ? say('impassable') : String(moveCost),
      say(blocksLof ? 'yes' : 'no'),
      signed(drm),
    ]),
  };
}

function hexsideTable(pack: Pack, { say }: TableWords): Table {
  return {
    section: '8.6',
    title: say('hexsides'),
    head: [say('hexsides.side'), say('hexsides.cost')],
    rows: pack.file.tables.hexsideEffects.map(({ id, extraMove }) => [
      say(`side.${id}`),
      extraMove === null ? say('impassable') : signed(extraMove),
    ]),
  };
}

function bridgeTable(pack: Pack, { locale, say }: TableWords): Table {
  return {
    section: '8.7',
    title: say('bridges'),
    head: BRIDGE_COLUMNS.map((column) => say(`bridges.${column}`)),
    rows: pack.bridges.map(({ a, b, major }, i) => [
      printed(pack.file.map.bridges[i]!.name[locale], locale),
      hexIds(pack, [a, b]).join('/'),
      say(major ? 'river.major' : 'river.minor'),
    ]),
  };
}

function resultTable(pack: Pack, { say, locale }: TableWords): Table {
  const { columns, rows } = pack.file.tables.crt;
  return {
    section: '10.3',
    title: say('results'),
    head: [say('results.die'), ...columns.map(({ label }) => printed(label, locale))],
    rows: rows.map(({ label, results }) => [
      printed(label, locale),
      ...results.map((result) => say(result === 'E' ? 'result.E' : 'result.none')),
    ]),
  };
}

function modifierTable(pack: Pack, { say }: TableWords): Table {
  const applies = (reason: Reason) => pack.file.tables.drm.find(({ id }) => id === reason)?.applies ?? 'both';
  return {
    section: '10.12',
    title: say('modifiers'),
    head: MODIFIER_COLUMNS.map((column) => say(`modifiers.${column}`)),
    rows: REASONS.map((reason) => [
      say(`reason.${reason}`),
      signed(pack.drm[reason]),
      say(`fire.${applies(reason)}`),
    ]),
  };
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
}
