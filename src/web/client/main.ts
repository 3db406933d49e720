/**
 * The browser's part: convenience alone. Everything here presses what the page already offers as a link, a
 * button or a box; nothing is committed but by the page that asks.
 */
import './styles.css';
import './map.css';
import './match.css';
import { copyOnPress } from './page/copy.js';
import { bringSeeds } from './page/dice.js';
import { keepReceipts } from './page/given.js';
import { keepHeads } from './page/heads.js';
import { lightUp } from './page/light.js';
import { takeWords } from './page/own-words.js';
import { needPress } from './page/press.js';
import { countDown } from './page/throw.js';
import { knowZone } from './page/zone.js';

lightUp(document);
bringSeeds(document);
copyOnPress(document);
keepHeads(document, () => Date.now());
takeWords(document);
keepReceipts(document, () => Date.now());
countDown(document, () => Date.now());
knowZone(document);
needPress(document);

const audited = document.querySelector<HTMLElement>('[data-audit]');
if (audited !== null) void import('./audit/audit.js').then(({ startAuditPage: audit }) => audit(audited));

if (document.querySelector('[data-map]') !== null)
  void import('./map/map.js').then(({ openMatchPage }) => openMatchPage(document));

const replay = document.querySelector<HTMLElement>('[data-replay]');
if (replay !== null) void import('./replay/replay.js').then(({ project }) => project(document, replay));
const changed = (): void => {
  if (document.querySelector('[data-plan]') !== null)
    void import('./page/plan.js').then(({ dragLines }) => dragLines(document));
  if (document.querySelector('[data-changes]') !== null)
    void import('./map/changes.js').then(({ drawChanges }) => drawChanges(document));
};
changed();
// A page that was turned has another map.
document.addEventListener('turned', changed);

const setups = document.querySelector<HTMLElement>('[data-setups]');
if (setups !== null)
  void import('./setup/setups.js').then(({ offerSetups }) => offerSetups(document, setups));

const rules = document.querySelector<HTMLElement>('[data-rules]');
if (rules !== null) void import('./page/rules.js').then(({ filterRules }) => filterRules(rules));
