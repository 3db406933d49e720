/** A game in two minutes, as home, the rules, a seat and a page of its own show it. */
import { DIFFICULTIES, type Game, type Introduction, type Locale } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { rulesOf } from '../http/clauses.js';
import { pageText } from '../words/words.js';
import { gamePicture } from './pictures.js';

const HOUR = 60;

/** The model; null for a game that has no introduction. */
export function introductionModel(game: Game, narrator: Narrator) {
  const { introduction } = game;
  if (introduction === undefined) return null;
  const { locale } = narrator;
  const { short, pitch, goals, turn, ideas, year, lessons } = introduction;
  return {
    short: short[locale],
    year,
    pitch: pitch[locale],
    ...lengthModel(introduction, locale),
    goals: game.sides.flatMap((side) => {
      const text = goals[side]?.[locale];
      return text === undefined ? [] : [{ side: narrator.side(side), text }];
    }),
    turn: turn[locale],
    ideas: ideas.map((idea) => idea[locale]),
    href: learnPath(game.id, locale),
    guided: lessons.length === 0 ? null : learnPath(game.id, locale, 1),
    rules: rulesOf(game, locale),
    ...gamePicture(game.id, locale),
    alt: pageText(locale, 'learn.map', { game: short[locale] }),
  };
}

/** Turns, time and difficulty, as a card or a seat shows them. */
export function lengthModel({ turns, minutes, difficulty }: Introduction, locale: Locale) {
  const level = DIFFICULTIES.indexOf(difficulty) + 1;
  return {
    turns: pageText(locale, 'learn.turns', { n: turns }),
    minutes: pageText(locale, 'learn.minutes', {
      n: minutes,
      h: minutes % HOUR === 0 && minutes > HOUR ? minutes / HOUR : 0,
    }),
    level: pageText(locale, `learn.${difficulty}`),
    levelLong: pageText(locale, 'learn.level', { level: pageText(locale, `learn.${difficulty}`), n: level }),
    pips: DIFFICULTIES.map((_, i) => i < level),
  };
}

/** Address of a game in two minutes, or of a lesson of its guided first turn (counted from 1). */
export function learnPath(game: string, locale: Locale, lesson?: number): string {
  return `/learn/${game}${lesson === undefined ? '' : `/${lesson}`}?lang=${locale}`;
}

/** The game that is shown to those who know none: the first of the easiest. */
export function firstGame(games: readonly Game[]): Game | undefined {
  const level = ({ introduction }: Game) =>
    introduction === undefined ? DIFFICULTIES.length : DIFFICULTIES.indexOf(introduction.difficulty);
  return games
    .filter(({ introduction }) => introduction !== undefined)
    .sort((a, b) => level(a) - level(b))[0];
}
