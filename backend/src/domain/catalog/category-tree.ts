/** A category with its place in the tree. */
export interface Category {
  id: number;
  parentId: number | null;
  name: string;
  image?: string | null;
}

/** A category with its children, and with whatever else is known of it. */
export type CategoryNode<Known extends Category = Category> = Omit<Known, 'parentId'> & {
  children: CategoryNode<Known>[];
};

/** The root of all categories; its children are the departments. */
export const ROOT_CATEGORY_ID = 1017;

const SHOP_ALL = 'Shop All';

/** The trees whose roots have no parent among the categories. */
export function categoryTrees<Known extends Category>(categories: Known[]): CategoryNode<Known>[] {
  const known = new Set(categories.map(({ id }) => id));
  const byParent = new Map<number | undefined, Known[]>();
  for (const category of categories) {
    const { parentId } = category;
    const parent = parentId !== null && known.has(parentId) ? parentId : undefined;
    byParent.set(parent, [...(byParent.get(parent) ?? []), category]);
  }
  const nodes = (parent?: number): CategoryNode<Known>[] =>
    (byParent.get(parent) ?? []).map(({ parentId: _parentId, ...known }) => ({
      ...known,
      children: withShopAll(known, nodes(known.id)),
    }));
  return nodes();
}

/** `Shop All` is the first child of a department and has its parent's id (HEAD-11). */
function withShopAll<Known extends Category>(
  parent: Omit<Known, 'parentId'>,
  children: CategoryNode<Known>[],
): CategoryNode<Known>[] {
  if (children.length === 0 || parent.id === ROOT_CATEGORY_ID) return children;
  return [{ ...parent, name: SHOP_ALL, image: undefined, children: [] }, ...children];
}
