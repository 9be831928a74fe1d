import { speedTexts } from '../../texts/shared/speeds';

/** How a product travels (GEN-10); the order breaks price ties. */
export const SPEEDS = ['Same Day', 'Next Day', 'Farm Direct'] as const;

export type Speed = (typeof SPEEDS)[number];

interface Words {
  readonly shown: string;
  readonly speedId: number;
  readonly duration: string;
  readonly otherNames: readonly string[];
}

/** One table for the three vocabularies of the documents. */
const VOCABULARY: Record<Speed, Words> = {
  'Same Day': {
    shown: speedTexts.local,
    speedId: 1,
    duration: speedTexts.localDuration,
    otherNames: ['local', 'local delivery', '1 hour delivery', 'driver'],
  },
  'Next Day': {
    shown: speedTexts.courier,
    speedId: 2,
    duration: speedTexts.courierDuration,
    otherNames: ['courier', 'courier delivery'],
  },
  'Farm Direct': { shown: speedTexts.farmDirect, speedId: 10, duration: '', otherNames: [] },
};

/** Same Day is shown as Local, Next Day as Courier (GEN-11..13). */
export const speedLabel = (type: Speed): string => VOCABULARY[type].shown;

/** The usual duration (SHIP-42, SHIP-43); empty for Farm Direct, which comes on a chosen date. */
export const usualDuration = (type: Speed): string => VOCABULARY[type].duration;

/** The speed's id in checkout calls. */
export const checkoutSpeedId = (type: Speed): number => VOCABULARY[type].speedId;

/** Parses any of the documents' names for a speed; ignores case (X-170). */
export function parseSpeed(name: string | null | undefined): Speed | null {
  const wanted = (name ?? '').trim().toLowerCase();
  return (
    SPEEDS.find((type) => type.toLowerCase() === wanted || VOCABULARY[type].otherNames.includes(wanted)) ??
    null
  );
}
