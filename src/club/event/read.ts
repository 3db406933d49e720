/** Reading events: the lists, and all that the page of one shows. */
import type { CompetitionLogRecord, CompetitionRecord } from '../../store/index.js';
import type { ClubEffects } from '../model/context.js';
import { tableIn } from '../model/field.js';
import type { Row } from '../model/table.js';
import type { EventSheet, Group } from '../model/types.js';
import { type LoadedEvent, loadEvent, sheetOf } from './stored.js';

/** Events of one list. */
const LISTED = 50;
/** Lines of the log on the page. */
const LOGGED = 100;

export interface EventLists {
  readonly open: readonly CompetitionRecord[];
  readonly running: readonly CompetitionRecord[];
  readonly over: readonly CompetitionRecord[];
}

/** What anybody finds: open, running, over. */
export async function listEvents({ store }: ClubEffects): Promise<EventLists> {
  const all = await store.listCompetitions(['entry', 'running', 'over'], LISTED);
  const of = (status: CompetitionRecord['status']) => all.filter((one) => one.status === status);
  return { open: of('entry'), running: of('running'), over: of('over') };
}

export interface EventPage {
  readonly loaded: LoadedEvent;
  readonly sheet: EventSheet;
  readonly stages: readonly {
    readonly stage: number;
    readonly ends: string | null;
    readonly groups: readonly { readonly group: Group; readonly rows: readonly Row[] }[];
  }[];
  /** Newest first. */
  readonly log: readonly CompetitionLogRecord[];
}

/** All of an event; undefined where there is none. A draft is shown to nobody but who opens it. */
export async function eventPage({ store }: ClubEffects, id: string): Promise<EventPage | undefined> {
  const [loaded, log] = await Promise.all([loadEvent(store, id), store.readCompetitionLog(id, LOGGED)]);
  if (loaded === undefined) return undefined;
  const sheet = sheetOf(loaded);
  const stages = sheet.event.stages.map(({ stage, ends, groups }) => ({
    stage,
    ends,
    groups: groups.map((group) => ({ group, rows: tableIn(sheet, stage, group) })),
  }));
  return { loaded, sheet, stages, log };
}
