import { CATEGORY, PRODUCT_ID } from '../lib/demo.mjs';

/** The pages that are measured: every kind of page that is public. */
export const PAGES = [
  { name: 'gate', path: '/', isFirstVisit: true },
  { name: 'home', path: '/store' },
  { name: 'listing', path: `/store/category/${CATEGORY.name}/${CATEGORY.id}` },
  { name: 'search', path: '/search/results?q=bourbon' },
  { name: 'product', path: `/store/${PRODUCT_ID}` },
  { name: 'vendor', path: '/vendor/1' },
  { name: 'text', path: '/faq' },
];
