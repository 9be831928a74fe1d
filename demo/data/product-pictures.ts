import type { BottlePicture } from '../pictures/bottle/bottle-picture';
import type { LabelText } from '../pictures/bottle/label-design';
import { Chance } from '../pictures/chance';
import { darken, lighten } from '../pictures/colour';
import type { BouquetPicture } from '../pictures/flowers/bouquet-picture';
import type { GiftPicture } from '../pictures/gifts/gift-picture';
import type { ProductPicture } from '../pictures/product-picture';
import { CATALOGUE, makerName, nameOf } from './catalogue';
import { houseOf } from './houses/houses';
import type { DrinkSpec, FlowerSpec, GiftSpec, ProductSpec } from './spec';
import { styleOf } from './styles';

/** No two batches have quite the same colour. */
function liquidOf(spec: DrinkSpec, colour: string): string {
  const shift = new Chance(spec.id).between(-0.1, 0.1);
  return shift < 0 ? darken(colour, -shift) : lighten(colour, shift);
}

function textOf(spec: DrinkSpec): LabelText {
  const strength = spec.abv === 0 ? 'NON-ALCOHOLIC' : `${spec.abv}% ALC/VOL`;
  const size = spec.sizes.includes(750) ? 750 : (spec.sizes[0] ?? 750);
  const vintage = spec.vintage === undefined ? {} : { vintage: String(spec.vintage) };
  return {
    producer: makerName(spec),
    title: spec.title,
    origin: spec.region,
    measure: `${strength} · ${size} ML`,
    ...vintage,
  };
}

/** The house's expressions take its accents in turn. */
function accentOf(spec: DrinkSpec): string {
  const { accents } = houseOf(spec.house);
  const place = CATALOGUE.filter((other) => other.kind === 'drink' && other.house === spec.house).findIndex(
    (other) => other.id === spec.id,
  );
  return accents[place % accents.length] ?? '#8a6a2f';
}

function bottleOf(spec: DrinkSpec): BottlePicture {
  const house = houseOf(spec.house);
  const style = styleOf(spec.category);
  return {
    kind: 'bottle',
    shape: spec.look?.shape ?? house.shape ?? style.shape,
    glass: spec.look?.glass ?? style.glass,
    liquid: liquidOf(spec, spec.look?.liquid ?? style.liquid),
    closure: spec.look?.closure ?? house.closure ?? style.closure,
    closureColour: house.cap,
    label: { style: house.style, paper: house.paper, ink: house.ink, accent: accentOf(spec) },
    crest: { motif: house.motif, seed: spec.id },
    text: textOf(spec),
  };
}

function bouquetOf(spec: FlowerSpec): BouquetPicture {
  const { blooms, greenery, paper, ribbon, vase, potted = false } = spec;
  return { kind: 'bouquet', blooms, greenery, paper, ribbon, vase, potted, seed: spec.id, title: spec.title };
}

function giftOf(spec: GiftSpec): GiftPicture {
  const [main, second, ribbon] = spec.colours;
  return {
    kind: 'gift',
    design: spec.design,
    main,
    second,
    ribbon,
    producer: makerName(spec),
    title: spec.title,
  };
}

export function productPictureOf(spec: ProductSpec): ProductPicture {
  const base = { id: spec.id, name: nameOf(spec) };
  if (spec.kind === 'drink') return { ...base, thing: bottleOf(spec), scene: styleOf(spec.category).scene };
  if (spec.kind === 'flower') return { ...base, thing: bouquetOf(spec), scene: 'home' };
  return { ...base, thing: giftOf(spec), scene: 'party' };
}
