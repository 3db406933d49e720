/** The reader's language where no seat says it. */
import type { Request } from 'express';
import { LOCALES, type Locale } from '../../referee/index.js';

/** How each language calls itself. */
const OWN_NAMES: { readonly [locale in Locale]: string } = { en: 'English', ja: '日本語' };

/** `?lang=`, else what the browser prefers, else English. */
export function requestLocale(request: Request): Locale {
  const wished = LOCALES.find((locale) => locale === request.query.lang);
  return wished ?? LOCALES.find((locale) => locale === request.acceptsLanguages(...LOCALES)) ?? 'en';
}

/** The languages to choose from. */
export function localeChoices(
  chosen: Locale,
): readonly { readonly id: Locale; readonly name: string; readonly chosen: boolean }[] {
  return LOCALES.map((id) => ({ id, name: OWN_NAMES[id], chosen: id === chosen }));
}

/** The zone a form begins with, where the browser does not say. */
export const USUAL_ZONE: { readonly [locale in Locale]: string } = { en: 'UTC', ja: 'Asia/Tokyo' };
