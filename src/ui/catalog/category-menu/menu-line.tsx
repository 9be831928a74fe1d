import type { RefObject } from 'react';
import { categoryMenuTexts } from '../../../texts/catalog/category-menu';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { previewState } from '../../shared/link/screen-preview';
import type { MenuCategory } from './menu-category';
import styles from './category-menu.module.css';

interface MenuLineProps {
  category: MenuCategory;
  level: 1 | 2 | 3;
  open?: boolean;
  /** Set if the category has children. */
  onToggle?: () => void;
  toggleRef?: RefObject<HTMLButtonElement | null>;
  onFollow?: () => void;
}

/** The link of a category, and beside it the arrow button that shows its children. */
export function MenuLine({ category, level, open = false, onToggle, toggleRef, onFollow }: MenuLineProps) {
  return (
    <div className={classNames(styles.line, styles[`level${level}`])}>
      <AppLink
        href={category.href}
        state={previewState({ name: category.label })}
        className={styles.link}
        onClick={onFollow}
      >
        {category.label}
      </AppLink>
      {onToggle && (
        <button
          ref={toggleRef}
          type="button"
          className={styles.arrow}
          aria-expanded={open}
          aria-label={categoryMenuTexts.moreIn(category.label)}
          onClick={onToggle}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </div>
  );
}
