import type { Bloom } from './flower';
import type { Greenery } from './foliage';
import type { VaseDesign } from './vase';

export interface BouquetPicture {
  readonly kind: 'bouquet';
  /** The first is the most frequent. */
  readonly blooms: readonly Bloom[];
  readonly greenery: readonly Greenery[];
  readonly paper: string;
  readonly ribbon: string;
  readonly vase: VaseDesign;
  /** A plant stands in its pot: it is never wrapped. */
  readonly potted?: boolean;
  /** Half the heads, for small pictures. */
  readonly sparse?: boolean;
  readonly seed: number;
  readonly title: string;
}

/** How a bouquet may be had (CONST-17). */
export type BouquetForm = 'wrapped' | 'vase' | 'bulk';
