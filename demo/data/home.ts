import type { banners, homeSections, stores } from '../../backend/src/adapters/postgres/schema';
import { BANNER_SPECS, AD_SPECS } from './banner-specs';

type BannerRow = typeof banners.$inferInsert;

function gateRow(id: number, index: number, name: string, format: 'desktop' | 'mobile'): BannerRow {
  const spec = BANNER_SPECS[name];
  return {
    id,
    placement: format,
    imageUrl: `/media/banners/${name}-${format}.svg`,
    link: spec?.link ?? '/store',
    title: spec?.title ?? '',
    position: index,
  };
}

const HOME = ['home-1', 'home-2', 'home-3'] as const;
const GATE = ['gate-1', 'gate-2'] as const;

/** DEMO-36: three banners and two ads on the home page, two lists for the gate. */
export const BANNER_ROWS: readonly BannerRow[] = [
  ...HOME.map((name, i) => ({ ...gateRow(1 + i, i, name, 'desktop'), placement: 'home' as const })),
  ...GATE.map((name, i) => gateRow(11 + i, i, name, 'desktop')),
  ...GATE.map((name, i) => gateRow(21 + i, i, name, 'mobile')),
  ...AD_SPECS.map((ad, i) => ({
    id: 31 + i,
    placement: 'ad' as const,
    imageUrl: `/media/ads/${i + 1}.svg`,
    link: ad.link,
    title: ad.title,
    position: i,
  })),
];

/** DEMO-36: `OUR TOP ...`. */
export const HOME_SECTION_ROWS: readonly (typeof homeSections.$inferInsert)[] = [
  { categoryId: 12, position: 0, productIds: [101, 128, 118, 117, 176, 142, 172, 166, 160, 106, 135, 148] },
  { categoryId: 13, position: 1, productIds: [201, 261, 255, 243, 213, 248, 226, 268, 237, 272, 236, 206] },
  { categoryId: 20, position: 2, productIds: [301, 308, 320, 309, 326, 315, 323, 328, 331, 313, 316, 302] },
  { categoryId: 30, position: 3, productIds: [601, 607, 613, 622, 628, 631, 605, 611, 617, 620, 625, 634] },
];

/** The sandbox card provider's key (DEMO-49); a blank PAYMENT_PUBLISHABLE_KEY removes it (docs/demo.md). */
export const STORE_ROWS: readonly (typeof stores.$inferInsert)[] = [
  { id: 1, publishableKey: 'pk_sandbox_cork_and_petal', topProductId: 118 },
];
