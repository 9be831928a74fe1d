import { createContext, use } from 'react';
import { DEFAULT_PAGE_SETTINGS } from '../../../../settings/default-page-settings';
import type { Brand } from '../../../../settings/page-settings';

export const BrandContext = createContext(DEFAULT_PAGE_SETTINGS.brand);

/** Who runs the marketplace, as configured by the deployment (docs/configuration.md). */
export const useBrand = (): Brand => use(BrandContext);
