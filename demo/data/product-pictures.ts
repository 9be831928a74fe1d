import type { BottlePicture } from '../pictures/bottle/bottle';
import type { LabelText } from '../pictures/bottle/label-design';
import { SeededRandom } from '../pictures/seeded-random';
import { darken, lighten } from '../pictures/colour';
import type { BouquetPicture } from '../pictures/flowers/bouquet-picture';
import type { GiftPicture } from '../pictures/gifts/parts';
import type { ProductPicture } from '../pictures/product-picture';
import { CATALOGUE, producerName, nameOf } from './catalogue';
import { producerOf } from './producers/producers';
import type { DrinkSpec, FlowerSpec, GiftSpec, ProductSpec } from './spec';
import { styleOf } from './styles';

/** Slight variations of colour. */
function liquidOf(spec: DrinkSpec, colour: string): string {
  const shift = new SeededRandom(spec.id).between(-0.1, 0.1);
  return shift < 0 ? darken(colour, -shift) : lighten(colour, shift);
}

function textOf(spec: DrinkSpec): LabelText {
  const strength = spec.abv === 0 ? 'NON-ALCOHOLIC' : `${spec.abv}% ALC/VOL`;
  const size = spec.sizes.includes(750) ? 750 : (spec.sizes[0] ?? 750);
  const { title, region: origin, vintage } = spec;
  return { producer: producerName(spec), title, origin, vintage: vintage?.toString(), measure: `${strength} · ${size} ML` };
}

/** Products of one producer use its label colours in turn. */
function accentOf(spec: DrinkSpec): string {
  const { accents } = producerOf(spec.producer);
  const place = CATALOGUE.filter(({ producer }) => producer === spec.producer).indexOf(spec);
  return accents[place % accents.length] ?? '#8a6a2f';
}

function bottleOf(spec: DrinkSpec): BottlePicture {
  const producer = producerOf(spec.producer);
  const style = styleOf(spec.category);
  return {
    kind: 'bottle',
    shape: spec.look?.shape ?? producer.shape ?? style.shape,
    glass: spec.look?.glass ?? style.glass,
    liquid: liquidOf(spec, spec.look?.liquid ?? style.liquid),
    closure: spec.look?.closure ?? producer.closure ?? style.closure,
    closureColour: producer.cap,
    label: { style: producer.style, paper: producer.paper, ink: producer.ink, accent: accentOf(spec) },
    crest: { motif: producer.motif, seed: spec.id },
    text: textOf(spec),
  };
}

function bouquetOf(spec: FlowerSpec): BouquetPicture {
  const { blooms, greenery, paper, ribbon, vase, potted = false } = spec;
  return { kind: 'bouquet', blooms, greenery, paper, ribbon, vase, potted, seed: spec.id, title: spec.title };
}

function giftOf(spec: GiftSpec): GiftPicture {
  const [main, second, ribbon] = spec.colours;
  return { kind: 'gift', design: spec.design, main, second, ribbon, producer: producerName(spec), title: spec.title };
}

export function productPictureOf(spec: ProductSpec): ProductPicture {
  const base = { id: spec.id, name: nameOf(spec) };
  if (spec.kind === 'drink') return { ...base, thing: bottleOf(spec), scene: styleOf(spec.category).scene };
  if (spec.kind === 'flower') return { ...base, thing: bouquetOf(spec), scene: 'home' };
  return { ...base, thing: giftOf(spec), scene: 'party' };
}
