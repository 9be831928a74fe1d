import { productById } from './catalogue.mjs';

/** A drawing of the product at such a path; undefined if it is no picture's. @param {string} pathname */
export function pictureOf(pathname) {
  const product = productById(/^\/media\/(\d+)\.svg$/.exec(pathname)?.[1] ?? '');
  if (!product) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#f6f1e7"/>
  <path d="M50 48v42" stroke="#47724d" stroke-width="4"/>
  <circle cx="50" cy="38" r="22" fill="${product.colour}"/>
</svg>`;
}
