import { paginationTexts } from '../../../texts/shared/pagination';
import { Icon } from '../icon/icon';
import { PageControl, type PageTarget } from './page-control';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

interface PaginationProps extends PageTarget {
  /** Starts at 1. */
  page: number;
  totalPages: number;
  /** Two on one screen need different labels: `Pagination, top`. */
  label?: string;
  /** `compact` shows Previous, `Page X of Y`, Next. */
  variant?: 'numbers' | 'compact';
}

export function Pagination({
  page,
  totalPages,
  onPage,
  hrefFor,
  label = paginationTexts.pages,
  variant = 'numbers',
}: PaginationProps) {
  if (totalPages < 1) return null;
  const goTo = { onPage, hrefFor };
  return (
    <nav aria-label={label} className={styles.nav}>
      <PageControl {...goTo} page={page - 1} disabled={page <= 1} rel="prev">
        <Icon name="chevron-left" size={16} />
        <span className={styles.word}>{paginationTexts.previous}</span>
      </PageControl>
      {variant === 'compact' ? (
        <p className={styles.position} aria-live="polite">
          {paginationTexts.position(page, totalPages)}
        </p>
      ) : (
        <ol className={styles.pages}>
          {pageWindow(page, totalPages).map((slot, index) => (
            <li key={slot === 'gap' ? `gap${index}` : slot}>
              {slot === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <PageControl {...goTo} page={slot} current={slot === page} label={paginationTexts.page(slot)}>
                  {slot}
                </PageControl>
              )}
            </li>
          ))}
        </ol>
      )}
      <PageControl {...goTo} page={page + 1} disabled={page >= totalPages} rel="next">
        <span className={styles.word}>{paginationTexts.next}</span>
        <Icon name="chevron-right" size={16} />
      </PageControl>
    </nav>
  );
}
