import type { components } from '@cork-and-petal/sdk';
import { Category, type CategoryFacts } from '../../../domain/catalog/category';
import { listWith } from '../shared/list-of';

type Wire = components['schemas'];

/** Categories without a name or an id are omitted, since they could not be chosen. */
const toCategoryFacts = (list: Wire['Category'][] | undefined): CategoryFacts[] =>
  listWith(list, 'category_id', 'category_name').map(toFacts);

const toFacts = (wire: Wire['Category']): CategoryFacts => ({
  id: String(wire.category_id),
  name: wire.category_name ?? '',
  imageUrl: wire.image || null,
  children: toCategoryFacts(wire.children),
});

/** ENT-07 */
export const toCategories = (list: Wire['Category'][] | undefined): Category[] =>
  toCategoryFacts(list).map((facts) => Category.of(facts));
