import { address, id, integer, oneOf, optional, sku, skus, text, usually } from '../column';
import type { FileFormat } from '../file-format';

export const BANNERS: FileFormat = {
  name: 'banners',
  about: 'Banners and advertisements.',
  whenMissing: 'is deleted',
  key: ['id'],
  columns: {
    id: id('number of the banner'),
    placement: oneOf('`home` and `ad`: store home; `desktop` and `mobile`: entry gate', [
      'home',
      'desktop',
      'mobile',
      'ad',
    ]),
    image_url: address('picture'),
    link: usually(address('where it leads; to a listing also with its filters, `?price=under25`'), ''),
    title: text('heading, or the text in the picture'),
    position: usually(integer('place', 0, 1_000_000), 0),
    eyebrow: optional(text('a few words above the heading')),
    text: optional(text('a sentence below the heading')),
    action: optional(text('label of the link', 40)),
    tone: optional(
      oneOf('of the left of the picture; if set, the text is shown over it, in contrast', ['light', 'dark']),
    ),
  },
};

export const HOME_SECTIONS: FileFormat = {
  name: 'home-sections',
  about: 'The sections `OUR TOP …` of the store home.',
  whenMissing: 'is deleted',
  key: ['category_id'],
  references: {
    category_id: { file: 'categories', column: 'id' },
    product_skus: { file: 'products', column: 'sku' },
  },
  columns: {
    category_id: id('the category that names it'),
    position: usually(integer('place', 0, 1_000_000), 0),
    product_skus: skus('its products, in order'),
  },
};

export const STORE: FileFormat = {
  name: 'store',
  about: 'One row: settings of the store home.',
  whenMissing: 'has no top product',
  key: ['id'],
  references: { top_product_sku: { file: 'products', column: 'sku' } },
  columns: {
    id: integer('always 1', 1, 1),
    top_product_sku: optional(sku('the top product')),
  },
};
