import { useState } from 'react';
import type { MenuCategory } from './menu-category';
import { columnsOf } from './columns-of';
import { MenuLine } from './menu-line';
import styles from './category-menu.module.css';

export interface MenuColumnsProps {
  categories: readonly MenuCategory[];
  onFollow: () => void;
}

/** The children of one kind, five to a column (HEAD-10). */
export function MenuColumns({ categories, onFollow }: MenuColumnsProps) {
  return (
    <div className={styles.columns}>
      {columnsOf(categories, 5).map((column) => (
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
      <ul className={styles.leaves} hidden={!open}>
        {children.map((leaf) => (
          <li key={leaf.id}>
            <MenuLine category={leaf} level={3} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  );
}
