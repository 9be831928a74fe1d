/** A category's row in the database. */
export interface CategoryRow {
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

/** The trees whose roots have no parent among the rows. */
export function categoryTrees(rows: CategoryRow[]): CategoryNode[] {
  const known = new Set(rows.map((row) => row.id));
  const byParent = new Map<number | undefined, CategoryRow[]>();
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : undefined;
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
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
