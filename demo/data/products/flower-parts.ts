import type { Bloom } from '../../pictures/flowers/flower';
import type { Greenery } from '../../pictures/flowers/foliage';
import type { VaseDesign } from '../../pictures/flowers/vase';
import type { GiftProducerKey } from '../producers/gift-producers';
import type { FlowerSpec } from '../spec';

const head = (flower: Bloom['flower']) => (colour: string, heart?: string): Bloom => ({ flower, colour, heart });

export const rose = head('rose');
export const peony = head('peony');
export const tulip = head('tulip');
export const ranunculus = head('ranunculus');
export const carnation = head('carnation');
export const dahlia = head('dahlia');
export const daisy = head('daisy');
export const sunflower = (colour = '#f0b323') => head('sunflower')(colour, '#4a2c14');
export const lily = (colour: string) => head('lily')(colour, '#a8532a');
export const anemone = (colour: string) => head('anemone')(colour, '#1c1524');
export const orchid = (colour: string, lip: string) => head('orchid')(colour, lip);
export const hydrangea = head('hydrangea');

const leaf = (name: Greenery['leaf'], colour: string): Greenery => ({ leaf: name, colour });
export const EUCALYPTUS = leaf('eucalyptus', '#7f9a86');
export const RUSCUS = leaf('ruscus', '#4c7046');
export const FERN = leaf('fern', '#5a8a4a');
export const GYPSOPHILA = leaf('buds', '#fbfaf5');
export const LAVENDER = leaf('buds', '#8a77b8');
export const BLADE = leaf('blade', '#5f8a58');

const vase = (shape: VaseDesign['shape'], material: VaseDesign['material'], colour: string): VaseDesign => ({ shape, material, colour });
export const GLASS = vase('cylinder', 'glass', '#b9d0cf');
export const BOWL = vase('bowl', 'glass', '#c4d4cc');
export const CREAM_BOWL = vase('bowl', 'glaze', '#e9e1d2');
export const SEA_URN = vase('urn', 'glaze', '#6d8a8f');
export const BLUSH_URN = vase('urn', 'glaze', '#d9a99a');
export const TERRACOTTA = vase('pot', 'glaze', '#c9876a');
export const WHITE_POT = vase('pot', 'glaze', '#ece6da');

export const KRAFT = ['#d8c3a0', '#7a3a1f'] as const;
export const BLUSH = ['#f3e0da', '#b83b5e'] as const;
export const IVORY = ['#f2ead8', '#1f4d3a'] as const;
export const MIST = ['#e3e4ea', '#5b6ea8'] as const;
export const WINE = ['#e6d3d0', '#7a1f33'] as const;

/** The options of flowers (CONST-17). */
export const ALL_OPTIONS = ['No Vase', 'With Vase', 'Bulk Flowers'] as const;
export const TWO_OPTIONS = ['No Vase', 'With Vase'] as const;
export const LOOSE = ['No Vase', 'Bulk Flowers'] as const;
export const IN_POT = ['With Vase'] as const;

/** A bouquet as a row. */
type FlowerRow = readonly [
  id: number,
  title: string,
  cents: number,
  blooms: readonly Bloom[],
  greenery: readonly Greenery[],
  paper: readonly [paper: string, ribbon: string],
  vase: VaseDesign,
  options: readonly string[],
  note: string,
];

export function flowers(category: number, producer: GiftProducerKey, country: string, rows: readonly FlowerRow[], potted = false): readonly FlowerSpec[] {
  return rows.map(([id, title, cents, blooms, greenery, [paper, ribbon], stands, options, note]) => ({
    kind: 'flower', id, title, category, producer, country, cents, blooms, greenery, paper, ribbon, vase: stands, options, note, potted,
  }));
}
