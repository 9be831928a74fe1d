/**
 * What this shop sells. Another backend has a database here.
 *
 * @typedef {{ id: string, label: string, cents: number }} Size
 * @typedef {{ id: string, name: string, categoryId: string, colour: string, text: string, sizes: Size[] }} Product
 */

export const SHOP = { vendorId: '1', locationId: '71', name: 'Canal Street Flowers' };

/** The zipcodes that are served. */
export const AREAS = new Map([
  ['10013', { city: 'New York', state: 'NY' }],
  ['10014', { city: 'New York', state: 'NY' }],
]);

/** Every tree starts with the category 1017. */
export const CATEGORIES = [
  { id: '40', name: 'Bouquets' },
  { id: '41', name: 'Plants' },
];

/** @type {Product[]} */
export const PRODUCTS = [
  {
    id: '501',
    name: 'Blue Hour Bouquet',
    categoryId: '40',
    colour: '#3f5fa8',
    text: 'Delphinium, thistle and scabious.\r\nTied by hand every morning.',
    sizes: [
      { id: '5011', label: 'No Vase', cents: 3450 },
      { id: '5012', label: 'With Vase', cents: 4650 },
    ],
  },
  {
    id: '502',
    name: 'Market Tulips',
    categoryId: '40',
    colour: '#c4476a',
    text: 'Fifteen stems of whatever the growers brought.',
    sizes: [{ id: '5021', label: 'No Vase', cents: 1900 }],
  },
  {
    id: '503',
    name: 'Fiddle Leaf Fig',
    categoryId: '41',
    colour: '#47724d',
    text: 'A metre high, in a clay pot.',
    sizes: [{ id: '5031', label: 'With Vase', cents: 6200 }],
  },
];

/** @param {string | null} id */
export const productById = (id) => PRODUCTS.find((product) => product.id === id);

/** Those of a category and of all below it; the root has all. @param {string} id */
export const productsIn = (id) =>
  id === '1017' ? PRODUCTS : PRODUCTS.filter((product) => product.categoryId === id);

/** @param {string} id */
export const isCategory = (id) => id === '1017' || CATEGORIES.some((category) => category.id === id);
