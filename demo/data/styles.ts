import type { ClosureName } from '../pictures/bottle/closure';
import type { GlassName } from '../pictures/bottle/glass';
import type { ShapeName } from '../pictures/bottle/shapes';
import type { SceneName } from '../pictures/scene';
import { CATEGORY_ROWS, lineage } from './categories';

/** How a kind of drink is bottled, depicted, served and described. */
interface DrinkStyle {
  readonly shape: ShapeName;
  readonly glass: GlassName;
  readonly liquid: string;
  readonly closure: ClosureName;
  readonly scene: SceneName;
  readonly serve: string;
  /** Label and the middle of the scale for the kind. */
  readonly taste: Scales;
  /** Only where it helps to choose. */
  readonly skill?: Scales;
}

type Bottle = readonly [ShapeName, GlassName, liquid: string, ClosureName, SceneName];
export type Scales = readonly (readonly [label: string, value: number])[];

function style([shape, glass, liquid, closure, scene]: Bottle, serve: string, taste: Scales, skill?: Scales): DrinkStyle {
  return { shape, glass, liquid, closure, scene, serve, taste, ...(skill === undefined ? {} : { skill }) };
}

const WHISKEY_SKILL: Scales = [['Neat', 80], ['On the rocks', 65], ['In a cocktail', 55]];
const MIXING_SKILL: Scales = [['Straight', 40], ['Long drink', 85], ['Cocktail', 80]];
const RED: Scales = [['Body', 70], ['Tannin', 60], ['Acidity', 55], ['Sweetness', 12]];
const WHITE: Scales = [['Body', 45], ['Acidity', 72], ['Sweetness', 15], ['Oak', 20]];
const SPIRIT: Scales = [['Sweetness', 45], ['Spice', 50], ['Body', 60], ['Smoke', 10]];

/** By category; a category without its own style uses its parent's. */
const STYLES: Readonly<Record<number, DrinkStyle>> = {
  12: style(['whisky', 'flint', '#b0601f', 'stopper', 'whisky'], 'Neat in a small tulip glass, or over one large cube.', [['Sweetness', 55], ['Spice', 50], ['Oak', 60], ['Smoke', 12]], WHISKEY_SKILL),
  122: style(['whisky', 'flint', '#bd7226', 'screw', 'whisky'], 'With soda and a twist, or on the rocks at the end of the day.', [['Sweetness', 60], ['Spice', 35], ['Oak', 45], ['Smoke', 20]], WHISKEY_SKILL),
  123: style(['squat', 'flint', '#9c4a15', 'stopper', 'whisky'], 'Neat, on a large cube, or in an Old Fashioned with good bitters.', [['Sweetness', 68], ['Spice', 52], ['Oak', 66], ['Smoke', 10]], WHISKEY_SKILL),
  124: style(['whisky', 'flint', '#b8711f', 'stopper', 'whisky'], 'With a few drops of cool water and no hurry.', [['Sweetness', 48], ['Spice', 42], ['Oak', 58], ['Smoke', 30]], WHISKEY_SKILL),
  1242: style(['tall', 'leaf', '#c9892a', 'stopper', 'whisky'], 'By the sea if you can; with an oyster if you cannot.', [['Sweetness', 35], ['Spice', 50], ['Oak', 45], ['Smoke', 88]], WHISKEY_SKILL),
  13: style(['bordeaux', 'green', '#4a0e1c', 'capsule', 'red'], 'Open half an hour ahead.', RED),
  132: style(['bordeaux', 'green', '#4a0e1c', 'capsule', 'red'], 'Serve at 62 °F in a large glass; decant if it is young.', RED),
  1322: style(['burgundy', 'green', '#6b1527', 'capsule', 'red'], 'Serve a little cool, at 57 °F, in a wide bowl.', [['Body', 45], ['Tannin', 35], ['Acidity', 68], ['Sweetness', 10]]),
  1324: style(['burgundy', 'green', '#3d0b1a', 'capsule', 'red'], 'Serve at 63 °F beside something from the grill.', [['Body', 82], ['Tannin', 66], ['Acidity', 50], ['Sweetness', 14]]),
  133: style(['burgundy', 'leaf', '#dcc76f', 'capsule', 'white'], 'Serve at 50 °F, a touch warmer for the oaked ones.', WHITE),
  1332: style(['bordeaux', 'leaf', '#e2d691', 'screw', 'white'], 'Straight from the fridge, with goat cheese or oysters.', WHITE),
  1333: style(['flute', 'emerald', '#e3d38a', 'screw', 'white'], 'Serve at 46 °F; a friend to spice.', [['Body', 30], ['Acidity', 85], ['Sweetness', 40], ['Oak', 4]]),
  134: style(['bordeaux', 'flint', '#f0b7a6', 'capsule', 'white'], 'Very cold, outdoors, in good company.', [['Body', 32], ['Acidity', 70], ['Sweetness', 14], ['Fruit', 74]]),
  135: style(['champagne', 'green', '#e9d27a', 'foil', 'sparkling'], 'Chill for three hours and open without a bang.', [['Body', 45], ['Acidity', 76], ['Sweetness', 18], ['Mousse', 70]]),
  136: style(['port', 'black', '#4a0e12', 'stopper', 'red'], 'A small glass, with blue cheese or by itself.', [['Body', 78], ['Acidity', 45], ['Sweetness', 78], ['Oak', 55]]),
  14: style(['beer', 'amber', '#c8791f', 'crown', 'beer'], 'Pour hard down the middle for a proper head.', [['Bitterness', 45], ['Malt', 60], ['Body', 50], ['Fruit', 35]]),
  142: style(['beer', 'amber', '#e0a03a', 'crown', 'beer'], 'Drink it fresh, from a glass, at 45 °F.', [['Bitterness', 72], ['Malt', 38], ['Body', 48], ['Fruit', 78]]),
  143: style(['beer', 'emerald', '#e3b84a', 'crown', 'beer'], 'Ice-cold glass, two-finger head.', [['Bitterness', 35], ['Malt', 55], ['Body', 32], ['Fruit', 15]]),
  144: style(['beer', 'black', '#2b1208', 'crown', 'beer'], 'Not too cold: let it sit ten minutes out of the fridge.', [['Bitterness', 55], ['Malt', 88], ['Body', 80], ['Roast', 85]]),
  145: style(['beer', 'flint', '#e9c05a', 'crown', 'beer'], 'Swirl the last inch and pour the haze on top.', [['Bitterness', 18], ['Malt', 40], ['Acidity', 70], ['Fruit', 70]]),
  147: style(['beer', 'flint', '#dca94a', 'crown', 'beer'], 'Over ice in August; plain in November.', [['Acidity', 66], ['Sweetness', 35], ['Tannin', 40], ['Fruit', 80]]),
  152: style(['apothecary', 'flint', '#eef3f1', 'stopper', 'gin'], 'One part gin to two of tonic, much ice, a strip of peel.', [['Juniper', 70], ['Citrus', 60], ['Floral', 40], ['Spice', 45]], MIXING_SKILL),
  153: style(['tall', 'frosted', '#eef4f4', 'screw', 'gin'], 'From the freezer, in a small cold glass.', [['Body', 45], ['Sweetness', 25], ['Grain', 55], ['Heat', 30]], MIXING_SKILL),
  154: style(['rum', 'flint', '#f0efe6', 'screw', 'rum'], 'With lime and sugar, short or long.', [['Sweetness', 60], ['Fruit', 65], ['Spice', 40], ['Funk', 35]], MIXING_SKILL),
  1542: style(['rum', 'flint', '#8a3d12', 'wax', 'rum'], 'Neat, slowly, or in a rum Old Fashioned.', [['Sweetness', 66], ['Fruit', 58], ['Spice', 55], ['Oak', 60]], MIXING_SKILL),
  155: style(['tequila', 'flint', '#f2f3ec', 'ball', 'tequila'], 'Sip it at room temperature; save the lime for the next one.', [['Agave', 85], ['Citrus', 50], ['Spice', 50], ['Oak', 5]], MIXING_SKILL),
  1552: style(['tequila', 'flint', '#e5c068', 'ball', 'tequila'], 'Neat, or in a margarita that means it.', [['Agave', 72], ['Sweetness', 50], ['Spice', 52], ['Oak', 40]], MIXING_SKILL),
  1553: style(['tequila', 'flint', '#c2802c', 'ball', 'tequila'], 'In a tulip glass, after dinner.', [['Agave', 60], ['Sweetness', 58], ['Spice', 55], ['Oak', 72]], MIXING_SKILL),
  156: style(['liqueur', 'flint', '#f2f3ec', 'wax', 'tequila'], 'In a clay cup with orange and sal de gusano.', [['Smoke', 80], ['Agave', 78], ['Fruit', 45], ['Earth', 66]], MIXING_SKILL),
  157: style(['cognac', 'flint', '#a4521a', 'stopper', 'whisky'], 'Warm the glass in your hand, not over a flame.', [['Sweetness', 50], ['Fruit', 66], ['Oak', 64], ['Spice', 45]]),
  158: style(['liqueur', 'flint', '#c5481d', 'stopper', 'rum'], 'Over ice, in coffee, or where a cocktail asks for it.', [['Sweetness', 80], ['Fruit', 55], ['Body', 65], ['Spice', 30]], MIXING_SKILL),
  159: style(['liqueur', 'flint', '#6b2412', 'screw', 'rum'], 'After dinner with a slice of orange; by the dash in a cocktail.', [['Bitterness', 80], ['Sweetness', 45], ['Herbs', 82], ['Citrus', 50]], MIXING_SKILL),
  160: style(['tall', 'emerald', '#b9cf5a', 'stopper', 'gin'], 'Drip three parts of ice water through a sugar cube.', [['Anise', 85], ['Herbs', 80], ['Bitterness', 55], ['Sweetness', 20]], MIXING_SKILL),
  161: style(['bordeaux', 'green', '#7a2412', 'screw', 'rum'], 'On ice with a slice of orange; keep it in the fridge.', [['Herbs', 72], ['Sweetness', 58], ['Bitterness', 50], ['Body', 50]]),
  162: style(['apothecary', 'flint', '#eaf3ec', 'screw', 'gin'], 'Long, with tonic and a sprig of something green.', [['Herbs', 66], ['Citrus', 60], ['Sweetness', 25], ['Spice', 35]]),
  15: style(['tall', 'flint', '#eef3f1', 'stopper', 'gin'], 'Well chilled.', SPIRIT, MIXING_SKILL),
  43: style(['beer', 'flint', '#eef4f4', 'crown', 'gin'], 'Ice cold, and only just opened.', [['Bitterness', 60], ['Sweetness', 30], ['Citrus', 45]]),
};

export function styleOf(categoryId: number): DrinkStyle {
  const found = lineage(categoryId).map((id) => STYLES[id]).find((candidate) => candidate !== undefined);
  if (found === undefined) throw new Error(`No style for category ${categoryId}`);
  return found;
}

const NAMES = new Map(CATEGORY_ROWS.map((row) => [row.id, row.name]));

/** The names of the leaf category and its department: product type and product category. */
export function kindNames(categoryId: number): { readonly type: string; readonly category: string } {
  const line = lineage(categoryId);
  return { type: NAMES.get(categoryId) ?? '', category: NAMES.get(line.at(-2) ?? categoryId) ?? '' };
}
