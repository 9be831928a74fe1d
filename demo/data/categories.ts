import type { categories } from '../../backend/src/adapters/postgres/schema';

type CategoryRow = typeof categories.$inferInsert;

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
  /** DEMO-21: the message of the empty listing. */
  readonly emptyMessage?: string;
  /** DEMO-22: a code other than 1. */
  readonly responseCode?: 1 | -1;
}

const leaf = (id: number, name: string, children?: readonly Branch[]): Branch => ({ id, name, children });

/** The root that `/category/ALL` opens (CONST-12); every product belongs to it. */
const ROOT_CATEGORY = 1017;

/** DEMO-21: empty with a message, and empty without. */
const EMPTY_WITH_MESSAGE = 40;
const EMPTY_WITHOUT_MESSAGE = 41;

/** DEMO-22: answers code -1, with products. */
const ODD_CODE_CATEGORY = 42;

/** The departments (DEMO-19), three levels deep. `Shop All` is not a row: it has its department's id (HEAD-11). */
const DEPARTMENTS: readonly Branch[] = [
  leaf(12, 'Whiskey', [
    leaf(122, 'Blended Whiskey'),
    leaf(123, 'Bourbon', [leaf(1231, 'Small Batch'), leaf(1232, 'Single Barrel'), leaf(1233, 'Straight')]),
    leaf(124, 'Scotch', [leaf(1241, 'Speyside'), leaf(1242, 'Islay'), leaf(1243, 'Highland')]),
    leaf(125, 'Single Malt Whiskey'),
    leaf(126, 'Others', [leaf(1261, 'Rye'), leaf(1262, 'Irish'), leaf(1263, 'Japanese')]),
  ]),
  leaf(13, 'Wine', [
    leaf(132, 'Red', [leaf(1321, 'Cabernet Sauvignon'), leaf(1322, 'Pinot Noir'), leaf(1323, 'Merlot'), leaf(1324, 'Syrah'), leaf(1325, 'Red Blend'), leaf(1326, 'Malbec')]),
    leaf(133, 'White', [leaf(1331, 'Chardonnay'), leaf(1332, 'Sauvignon Blanc'), leaf(1333, 'Riesling'), leaf(1334, 'Pinot Grigio')]),
    leaf(134, 'Rosé'),
    leaf(135, 'Sparkling', [leaf(1351, 'Champagne'), leaf(1352, 'Prosecco'), leaf(1353, 'Cava')]),
    leaf(136, 'Dessert & Fortified'),
    { id: EMPTY_WITH_MESSAGE, name: 'Sake', emptyMessage: 'Our sake is still on the water. The first bottles land next month.' },
    { id: ODD_CODE_CATEGORY, name: 'Bin Ends', responseCode: -1 },
  ]),
  leaf(14, 'Beer', [
    leaf(142, 'IPA', [leaf(1421, 'Hazy IPA'), leaf(1422, 'West Coast IPA')]),
    leaf(143, 'Lager & Pilsner'),
    leaf(144, 'Stout & Porter'),
    leaf(145, 'Wheat & Sour'),
    leaf(146, 'Ale'),
    leaf(147, 'Cider'),
    { id: EMPTY_WITHOUT_MESSAGE, name: 'Mead' },
  ]),
  // Twelve children with `Shop All`: more than two columns of five in the menu (HEAD-10).
  leaf(15, 'Spirits', [
    leaf(152, 'Gin', [leaf(1521, 'London Dry'), leaf(1522, 'Flavored Gin')]),
    leaf(153, 'Vodka'),
    leaf(154, 'Rum', [leaf(1541, 'White Rum'), leaf(1542, 'Aged Rum')]),
    leaf(155, 'Tequila', [leaf(1551, 'Blanco'), leaf(1552, 'Reposado'), leaf(1553, 'Añejo')]),
    leaf(156, 'Mezcal'),
    leaf(157, 'Brandy & Cognac'),
    leaf(158, 'Liqueur'),
    leaf(159, 'Amaro & Bitters'),
    leaf(160, 'Absinthe'),
    leaf(161, 'Vermouth'),
    leaf(162, 'Non-Alcoholic'),
  ]),
  leaf(20, 'Flowers', [
    leaf(202, 'Bouquets', [leaf(2021, 'Roses'), leaf(2022, 'Mixed Bouquets'), leaf(2023, 'Seasonal')]),
    leaf(203, 'By Flower', [leaf(2031, 'Tulips'), leaf(2032, 'Lilies'), leaf(2033, 'Sunflowers'), leaf(2034, 'Hydrangea')]),
    leaf(204, 'Plants', [leaf(2041, 'Orchids'), leaf(2042, 'Flowering Plants')]),
  ]),
  leaf(30, 'Gifts', [
    leaf(32, 'Gift Baskets', [leaf(321, 'Hampers'), leaf(322, 'Gift Boxes')]),
    leaf(33, 'Chocolates & Sweets'),
    leaf(34, 'Glassware & Barware'),
    leaf(35, 'Candles & Home'),
    leaf(36, 'Cards'),
  ]),
  // DEMO-29: its only product has no similar products.
  leaf(43, 'Mixers'),
];

/** What anybody may buy, with everything below; the rest is for adults. */
const FOR_EVERYBODY = new Set([
  'Non-Alcoholic',
  'Flowers',
  'Chocolates & Sweets',
  'Glassware & Barware',
  'Candles & Home',
  'Cards',
  'Mixers',
]);

function rowsOf(branches: readonly Branch[], parentId: number | null, isForAdults = true): readonly CategoryRow[] {
  return branches.flatMap(({ id, name, children = [], emptyMessage = null, responseCode = 1 }, position) => {
    const ageRestricted = isForAdults && !FOR_EVERYBODY.has(name);
    const image = `/media/categories/${id}.svg`;
    const row = { id, parentId, name, position, emptyMessage, responseCode, image, ageRestricted };
    return [row, ...rowsOf(children, id, ageRestricted)];
  });
}

export const CATEGORY_ROWS: readonly CategoryRow[] = rowsOf([leaf(ROOT_CATEGORY, 'ALL', DEPARTMENTS)], null);

const PARENTS = new Map(CATEGORY_ROWS.map((row) => [row.id, row.parentId ?? null]));

/** A category and its ancestors, up to the root. */
export function lineage(categoryId: number): readonly number[] {
  const line: number[] = [];
  for (let id: number | null = categoryId; id !== null; id = PARENTS.get(id) ?? null) line.push(id);
  return line;
}
