import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const PRODUCTS = 12;

/** A page of a category, built from the API document's own example, with the usual number of products. */
export function listingAnswer() {
  const document = JSON.parse(readFileSync(inRoot('sdk/generated/openapi.json'), 'utf8'));
  const content = document.paths['/connect/index/category'].get.responses['200'].content['application/json'];
  const page = content.examples.page.value;
  return JSON.stringify({ ...page, products: Array.from({ length: PRODUCTS }, () => page.products[0]) });
}
