import { CATEGORY, PRODUCT_ID } from '../lib/demo.mjs';

/** The pages that are measured. */
export const PAGES = [
  { name: 'home', path: '/store' },
  { name: 'listing', path: `/store/category/${CATEGORY.name}/${CATEGORY.id}` },
  { name: 'product', path: `/store/${PRODUCT_ID}` },
];
