import type { ProductSpec } from './spec';
import type { ProductView } from '../pictures/product-picture';

const path = (id: number, view: ProductView) => `/media/products/${id}/${view}.svg`;

export function thumbnailOf(spec: ProductSpec): string {
  return path(spec.id, 'thumb');
}

function viewsOf(spec: ProductSpec): readonly ProductView[] {
  if (spec.kind !== 'flower') return ['front', 'label', 'scene'];
  const has = (option: string, view: ProductView) =>
    !spec.potted && spec.options.includes(option) ? [view] : [];
  return ['front', 'label', ...has('With Vase', 'vase'), ...has('Bulk Flowers', 'bulk'), 'scene'];
}

/** Three to five views (DEMO-26), the front first. */
export function imagesOf(spec: ProductSpec): string[] {
  return viewsOf(spec).map((view) => path(spec.id, view));
}
