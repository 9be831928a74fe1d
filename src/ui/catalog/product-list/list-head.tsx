import type { Crumb } from '../../shared/breadcrumbs/crumb';
import { Breadcrumbs } from '../../shared/breadcrumbs/breadcrumbs';
import styles from './list-head.module.css';

interface ListHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  /** `78 products`; blank while loading. */
  count: string;
}

/** Breadcrumbs, title and number of products. */
export function ListHead({ crumbs, title, count }: ListHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.count} aria-live="polite">
          {count}
        </p>
      </header>
    </>
  );
}
