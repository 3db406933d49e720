/** Entries in a row that say the same of one thing after another, told as one: “L7 and L8 were damaged.” */
import type { Entry, Param } from '../referee/index.js';
import type { Narrator } from './narrator.js';

/**
 * Two entries as one, the first of which may be several already, where the game tells them so: they differ in
 * one thing alone, of the same owner.
 */
export function toldAsOne({ several, game }: Narrator, first: Entry, second: Entry): Entry | undefined {
  if (first.key !== second.key || !several.includes(first.key)) return undefined;
  const names = Object.keys({ ...first, ...second });
  const [field, ...others] = names.filter((name) => first[name] !== second[name]);
  if (field === undefined || others.length > 0) return undefined;
  const ids = [...listOf(first[field]), ...listOf(second[field])];
  const owners = new Set(ids.map((id) => game.ownerOf(field, id)));
  return owners.size === 1 ? { ...first, [field]: ids } : undefined;
}

function listOf(param: Param | undefined): readonly string[] {
  return (Array.isArray(param) ? param : [param]).filter((one) => typeof one === 'string');
}
