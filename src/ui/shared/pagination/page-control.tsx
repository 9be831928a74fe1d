import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { AppLink } from '../link/app-link';
import styles from './pagination.module.css';

export interface PageTarget {
  onPage: (page: number) => void;
  /** Makes the pages links, which crawlers can follow. `onPage` is then not called. */
  hrefFor?: (page: number) => string;
}

interface PageControlProps extends PageTarget {
  page: number;
  current?: boolean;
  disabled?: boolean;
  label?: string;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/** A control for one page: a link if pages have URLs, otherwise a button. */
export function PageControl({
  page,
  current,
  disabled,
  label,
  rel,
  onPage,
  hrefFor,
  children,
}: PageControlProps) {
  const className = classNames(styles.control, current && styles.current);
  if (hrefFor && !disabled) {
    return (
      <AppLink
        href={hrefFor(page)}
        className={className}
        rel={rel}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(page)}
    >
      {children}
    </button>
  );
}
