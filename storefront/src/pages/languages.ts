import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { StartProblem } from '../../../server/start-problem';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../settings/page-settings';
import { cookieIn } from './cookie-in';

/** The headers by which a page is selected. */
export type PageHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>;

/** A file of the build, `index.html` or `manifest.json`, and the same for another language: `index.es.html`. */
export const inLanguage = (file: string, language: Language): string =>
  language === LANGUAGES[0] ? file : file.replace(/\.\w+$/, `.${language}$&`);

/**
 * The languages that a storefront offers.
 *
 * @param wanted empty for all that the shop is built in
 * @throws StartProblem if the shop is not built in one of them
 */
export function offeredLanguages(shopFolder: string, wanted: readonly Language[]): readonly Language[] {
  const isBuilt = (language: Language) => existsSync(join(shopFolder, inLanguage('index.html', language)));
  const missing = wanted.find((language) => !isBuilt(language));
  if (missing)
    throw new StartProblem(`LANGUAGES has ${missing}, in which the shop in ${shopFolder} is not built.`);
  const built = LANGUAGES.filter(isBuilt);
  if (wanted.length > 0) return wanted;
  // That no shop is built at all is found when its page is read.
  return built.length > 0 ? built : LANGUAGES.slice(0, 1);
}

/** Selects the language of a page: the one that the shopper has chosen, otherwise the one that the browser asks for. */
export class PageLanguages {
  private readonly negotiated = new LRUCache<string, Language>({ max: 500 });

  private readonly first: Language;

  /** @param offered the first one is for browsers that ask for none of them */
  constructor(private readonly offered: readonly Language[]) {
    this.first = offered[0] ?? LANGUAGES[0];
  }

  of({ cookie = '', 'accept-language': accepted = '' }: PageHeaders): Language {
    if (this.offered.length < 2) return this.first;
    const chosen = cookieIn(cookie, LANGUAGE_COOKIE);
    return this.offered.find((language) => language === chosen) ?? this.askedFor(accepted);
  }

  private askedFor(accepted: string): Language {
    const known = this.negotiated.get(accepted);
    if (known) return known;
    const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
    const asked = negotiator.language([...this.offered]);
    const language = this.offered.find((offered) => offered === asked) ?? this.first;
    this.negotiated.set(accepted, language);
    return language;
  }
}
