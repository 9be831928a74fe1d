import type { banners, homeSections, stores } from '../../backend/src/adapters/postgres/schema';
import { lightness } from '../pictures/colour';
import { AD_SPECS, BANNER_SPECS, type BannerSpec } from './banner-specs';

type BannerRow = typeof banners.$inferInsert;

/** Rows of one placement, from the pictures of a format. */
function bannerRows(firstId: number, placement: BannerRow['placement'], specs: readonly BannerSpec[], imageOf: (name: string) => string) {
  return specs.map(({ name, title, link, tone, caption }, position): BannerRow => ({
    id: firstId + position,
    placement,
    imageUrl: imageOf(name),
    link,
    title,
    position,
    ...(caption && { ...caption, tone: lightness(tone) < 0.5 ? 'dark' : 'light' }),
  }));
}

const HOME = BANNER_SPECS.filter(({ name }) => name.startsWith('home'));
const GATE = BANNER_SPECS.filter(({ name }) => name.startsWith('gate'));
const desktop = (name: string) => `/media/banners/${name}-desktop.svg`;

/** DEMO-36: three banners and two ads on the home page, two lists for the gate. */
export const BANNER_ROWS: readonly BannerRow[] = [
  ...bannerRows(1, 'home', HOME, desktop),
  ...bannerRows(11, 'desktop', GATE, desktop),
  ...bannerRows(21, 'mobile', GATE, (name) => `/media/banners/${name}-mobile.svg`),
  ...bannerRows(31, 'ad', AD_SPECS, (name) => `/media/ads/${name}.svg`),
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
