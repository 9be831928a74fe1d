import { useEffect, useState } from 'react';
import { categoryMenuTexts } from '../../../texts/catalog/category-menu';
import { words } from '../../../texts/shared/words';
import { TextButton } from '../../shared/button/text-button';
import { classNames } from '../../shared/class-names';
import { useDisclosure } from '../../shared/disclosure/use-disclosure';
import { useAfterFirstPaint } from '../../shared/view-model/use-is-hydrated';
import type { MenuCategory } from './menu-category';
import { MenuColumns } from './menu-columns';
import { MenuLine } from './menu-line';
import styles from './category-menu.module.css';

interface CategoryMenuViewProps {
  categories: readonly MenuCategory[];
  /** Set if the categories could not be loaded. */
  retry?: () => unknown;
}

/** The categories, three levels deep (HEAD-08). A category opens on hover, or by its arrow button. */
export function CategoryMenuView({ categories, retry }: CategoryMenuViewProps) {
  const { dismissed, reset } = useEscapeFromHover();
  return (
    <nav aria-label={categoryMenuTexts.categories} className={styles.nav} onPointerLeave={reset}>
      <ul className={styles.bar}>
        {categories.map((category) => (
          <BarItem key={category.id} category={category} dismissed={dismissed} />
        ))}
        {retry && (
          <li className={styles.missing}>
            {categoryMenuTexts.notLoaded} <TextButton onClick={() => void retry()}>{words.retry}</TextButton>
          </li>
        )}
      </ul>
    </nav>
  );
}

function BarItem({ category, dismissed }: { category: MenuCategory; dismissed: boolean }) {
  const hasPanel = useAfterFirstPaint();
  const { open, toggle, close, frame, toggleRef } = useDisclosure<HTMLLIElement>();
  const children = category.children ?? [];
  if (children.length === 0)
    return (
      <li className={styles.item}>
        <MenuLine category={category} level={1} />
      </li>
    );
  return (
    <li className={classNames(styles.item, open && styles.open, dismissed && styles.dismissed)} {...frame}>
      <MenuLine
        category={category}
        level={1}
        open={open}
        onToggle={toggle}
        toggleRef={toggleRef}
        onFollow={close}
      />
      {hasPanel && (
        <div className={styles.panel}>
          <p className={styles.panelTitle} aria-hidden="true">
            {category.label}
          </p>
          <MenuColumns categories={children} onFollow={close} />
        </div>
      )}
    </li>
  );
}

/** Escape closes a panel opened by hovering, until the pointer leaves the menu. */
function useEscapeFromHover() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  return { dismissed, reset: () => setDismissed(false) };
}
