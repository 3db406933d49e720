/**
 * The browser's part: convenience alone. Everything here presses what the page already offers as a link, a button or a box;
 * nothing is committed but by the page that asks.
 */
import './styles.css';
import './audit.css';
import './home.css';
import './rules.css';
import './replay.css';
import { lightUp } from './light.js';
import { wireMap } from './map.js';
import { offerSeeds } from './seed.js';
import { knowZone } from './zone.js';

wireMap(document);
lightUp(document);
offerSeeds(document);
knowZone(document);

const audited = document.querySelector<HTMLElement>('[data-audit]');
if (audited !== null) import('./audit.js').then(({ audit }) => audit(audited));

const replay = document.querySelector<HTMLElement>('[data-replay]');
if (replay !== null) import('./replay.js').then(({ project }) => project(document, replay));
if (document.querySelector('[data-changes]') !== null) import('./changes.js').then(({ drawChanges }) => drawChanges(document));

const rules = document.querySelector<HTMLElement>('[data-rules]');
if (rules !== null) void import('./rules.js').then(({ filterRules }) => filterRules(rules));
