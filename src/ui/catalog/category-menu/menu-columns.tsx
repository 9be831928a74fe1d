import { useState } from 'react';
import type { MenuCategory } from './menu-category';
import { MenuLine } from './menu-line';
import styles from './category-menu.module.css';

interface MenuColumnsProps {
  categories: readonly MenuCategory[];
  onFollow: () => void;
}

/** HEAD-10 */
const COLUMN_LENGTH = 5;

/** The children of a category in columns. */
export function MenuColumns({ categories, onFollow }: MenuColumnsProps) {
  const columns = Array.from({ length: Math.ceil(categories.length / COLUMN_LENGTH) }, (_, index) =>
    categories.slice(index * COLUMN_LENGTH, (index + 1) * COLUMN_LENGTH),
  );
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <ul key={column[0]?.id} className={styles.column}>
          {column.map((category) => (
            <ColumnItem key={category.id} {...{ category, onFollow }} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function ColumnItem({ category, onFollow }: { category: MenuCategory; onFollow: () => void }) {
  const [open, setOpen] = useState(false);
  const children = category.children ?? [];
  if (children.length === 0)
    return (
      <li>
        <MenuLine {...{ category, onFollow }} level={2} />
      </li>
    );
  return (
    <li>
      <MenuLine {...{ category, open, onFollow }} level={2} onToggle={() => setOpen(!open)} />
      <ul className={styles.subcategories} hidden={!open}>
        {children.map((leaf) => (
          <li key={leaf.id}>
            <MenuLine category={leaf} level={3} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  );
}
