import { createContext, use } from 'react';
import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import type { PageSettings } from '../../../settings/page-settings';

type Languages = Pick<PageSettings, 'language' | 'languages'>;

export const LanguagesContext = createContext<Languages>(DEFAULT_PAGE_SETTINGS);

/** The language of the page, and those that a shopper can choose. */
export const useLanguages = (): Languages => use(LanguagesContext);
