/**
 * The browser's part: convenience alone. Everything here presses what the page already offers as a link, a button or a box;
 * nothing is committed but by the page that asks.
 */
import './styles.css';
import { lightUp } from './light.js';
import { wireMap } from './map.js';
import { offerSeeds } from './seed.js';
import { knowZone } from './zone.js';

wireMap(document);
lightUp(document);
offerSeeds(document);
knowZone(document);
