import { producerStory, UNKNOWN_PRODUCT } from './catalogue';
import type { DrinkSpec, FlowerSpec, GiftSpec, ProductSpec } from './spec';
import { styleOf } from './styles';

function drinkFacts(spec: DrinkSpec): string {
  const strength = spec.abv === 0 ? 'Without alcohol' : `${spec.abv}% alcohol by volume`;
  const year = spec.vintage === undefined ? '' : ` Vintage ${spec.vintage}.`;
  return `${spec.region}, ${spec.country}. ${strength}.${year}`;
}

function drinkLines(spec: DrinkSpec): readonly string[] {
  if (spec.id === UNKNOWN_PRODUCT) return [spec.note];
  return [spec.note, producerStory(spec), `To serve: ${styleOf(spec.category).serve}`, drinkFacts(spec)];
}

function flowerLines(spec: FlowerSpec): readonly string[] {
  const care = spec.potted
    ? 'Keep it in bright shade and water when the top of the soil is dry.'
    : 'Trim the stems at a slant, change the water every second day, and keep them out of the sun.';
  return [spec.note, producerStory(spec), care, '7-day freshness guarantee.'];
}

function giftLines(spec: GiftSpec): readonly string[] {
  return [spec.note, producerStory(spec), 'Add your own words at checkout: they are written on a card and tucked under the ribbon.'];
}

/** Plain text, its lines joined as specified (B§3, X-122). */
export function descriptionOf(spec: ProductSpec): string {
  const lines =
    spec.kind === 'drink' ? drinkLines(spec) : spec.kind === 'flower' ? flowerLines(spec) : giftLines(spec);
  return lines.join('\r\n');
}
