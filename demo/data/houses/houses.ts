import type { House } from '../house';
import { BEER_HOUSES, SPIRIT_HOUSES } from './spirit-houses';
import { WHISKEY_HOUSES } from './whiskey-houses';
import { WINE_HOUSES } from './wine-houses';

const HOUSES: Readonly<Record<string, House>> = { ...WHISKEY_HOUSES, ...WINE_HOUSES, ...SPIRIT_HOUSES, ...BEER_HOUSES };

export function houseOf(key: string): House {
  const found = HOUSES[key];
  if (found === undefined) throw new Error(`No house ${key}`);
  return found;
}
