import { brand } from './brand';

/** What the browser's tab says: the screen first, then the shop. */
export function documentTitle(screen?: string): string {
  return screen ? `${screen} · ${brand.name}` : `${brand.name}: ${brand.tagline}`;
}
