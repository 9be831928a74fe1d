/** A category with its place in the tree. */
export interface Category {
  id: number;
  parentId: number | null;
  name: string;
  image?: string | null;
}

export interface CategoryNode {
  id: number;
  name: string;
  image?: string | null;
  children: CategoryNode[];
}

/** The root of all categories; its children are the departments. */
export const ROOT_CATEGORY_ID = 1017;

const SHOP_ALL = 'Shop All';

/** The trees whose roots have no parent among the categories. */
export function categoryTrees(categories: Category[]): CategoryNode[] {
  const known = new Set(categories.map(({ id }) => id));
  const byParent = new Map<number | undefined, Category[]>();
  for (const category of categories) {
    const { parentId } = category;
    const parent = parentId !== null && known.has(parentId) ? parentId : undefined;
    byParent.set(parent, [...(byParent.get(parent) ?? []), category]);
  }
  const nodes = (parent?: number): CategoryNode[] =>
    (byParent.get(parent) ?? []).map(({ id, name, image }) => ({
      id,
      name,
      image,
      children: withShopAll(id, nodes(id)),
    }));
  return nodes();
}

/** `Shop All` is the first child of a department and has its parent's id (HEAD-11). */
function withShopAll(id: number, children: CategoryNode[]): CategoryNode[] {
  if (children.length === 0 || id === ROOT_CATEGORY_ID) return children;
  return [{ id, name: SHOP_ALL, children: [] }, ...children];
}
