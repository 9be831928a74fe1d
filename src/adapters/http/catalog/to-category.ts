import type { components } from '@cork-and-petal/sdk';
import { Category, type CategoryFacts } from '../../../domain/catalog/category';

type Wire = components['schemas'];

const toFacts = (wire: Wire['Category']): CategoryFacts => ({
  id: String(wire.category_id),
  name: wire.category_name ?? '',
  imageUrl: wire.image || null,
  children: (wire.children ?? []).map(toFacts),
});

/** ENT-07 */
export const toCategory = (wire: Wire['Category']): Category => Category.of(toFacts(wire));
