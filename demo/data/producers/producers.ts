import type { Producer } from '../producer';
import { BEER_PRODUCERS, SPIRIT_PRODUCERS } from './spirit-producers';
import { WHISKEY_PRODUCERS } from './whiskey-producers';
import { WINE_PRODUCERS } from './wine-producers';

const PRODUCERS: Readonly<Record<string, Producer>> = { ...WHISKEY_PRODUCERS, ...WINE_PRODUCERS, ...SPIRIT_PRODUCERS, ...BEER_PRODUCERS };

export function producerOf(key: string): Producer {
  const found = PRODUCERS[key];
  if (found === undefined) throw new Error(`No producer ${key}`);
  return found;
}
