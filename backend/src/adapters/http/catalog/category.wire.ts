import type { components } from '@cork-and-petal/sdk/schema';
import type { CategoryNode } from '../../../domain/catalog/category-tree';

export function categoryToWire({
  id,
  name,
  image,
  children,
}: CategoryNode): components['schemas']['Category'] {
  return {
    category_id: String(id),
    category_name: name,
    ...(image && { image }),
    children: children.map(categoryToWire),
  };
}
