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
  /** A potted plant is never wrapped. */
  readonly potted?: boolean;
  /** Half the blooms, for small pictures. */
  readonly sparse?: boolean;
  readonly seed: number;
  readonly title: string;
}

/** The options of a bouquet (CONST-17). */
export type BouquetForm = 'wrapped' | 'vase' | 'bulk';
