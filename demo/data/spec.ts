import type { ClosureName } from '../pictures/bottle/closure';
import type { GlassName } from '../pictures/bottle/glass';
import type { ShapeName } from '../pictures/bottle/shapes';
import type { Bloom } from '../pictures/flowers/flower';
import type { Greenery } from '../pictures/flowers/foliage';
import type { VaseDesign } from '../pictures/flowers/vase';
import type { GiftDesign } from '../pictures/gifts/parts';
import type { GiftProducerKey } from './producers/gift-producers';

/** What all products have in common. */
interface Spec {
  readonly id: number;
  readonly title: string;
  /** The leaf category; its ancestors follow. */
  readonly category: number;
  readonly also?: readonly number[];
  /** Lowest price of the most common size (750 ml, `No Vase`, the small one). */
  readonly cents: number;
  readonly note: string;
}

export interface BottleLook {
  readonly shape?: ShapeName;
  readonly glass?: GlassName;
  readonly liquid?: string;
  readonly closure?: ClosureName;
}

export interface DrinkSpec extends Spec {
  readonly kind: 'drink';
  readonly producer: string;
  readonly region: string;
  readonly country: string;
  readonly abv: number;
  readonly vintage?: number;
  readonly sizes: readonly number[];
  readonly look?: BottleLook;
}

export interface FlowerSpec extends Spec {
  readonly kind: 'flower';
  readonly producer: GiftProducerKey;
  readonly blooms: readonly Bloom[];
  readonly greenery: readonly Greenery[];
  readonly paper: string;
  readonly ribbon: string;
  readonly vase: VaseDesign;
  readonly options: readonly string[];
  readonly potted?: boolean;
  readonly country: string;
}

export interface GiftSpec extends Spec {
  readonly kind: 'gift';
  readonly producer: GiftProducerKey;
  readonly design: GiftDesign;
  readonly colours: readonly [main: string, second: string, ribbon: string];
  readonly options: readonly string[];
  readonly country: string;
}

export type ProductSpec = DrinkSpec | FlowerSpec | GiftSpec;
