import type { ReactNode } from 'react';
import { pageShellTexts } from '../../../texts/shared/page-shell';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { AppLink } from '../link/app-link';
import { storePath } from '../paths/paths';
import { useBrand } from '../brand/brand-context';
import { BrandLogo } from '../brand/brand-logo';
import headerRow from './header-row.module.css';
import styles from './checkout-header.module.css';

interface CheckoutHeaderViewProps {
  /** The back link; left out on the first screen of a flow. */
  back?: { label: string; href: string };
  /** The step's name on small screens. */
  title?: string;
  /** False on screens without a payment. */
  secure?: boolean;
  /** The checkout tabs. */
  steps?: ReactNode;
}

/** The reduced header of checkout and splash, without links that distract (ROUTE-44). */
export function CheckoutHeaderView({ back, title, secure = true, steps }: CheckoutHeaderViewProps) {
  const { name } = useBrand();
  return (
    <header className={styles.header}>
      <div className={classNames(headerRow.row, styles.row)}>
        <div className={styles.side}>
          {back && (
            <AppLink href={back.href} className={styles.back} aria-label={back.label}>
              <Icon name="chevron-left" />
              <span className={styles.backLabel}>{back.label}</span>
            </AppLink>
          )}
        </div>
        {title && <p className={styles.title}>{title}</p>}
        <AppLink
          href={storePath()}
          className={classNames(headerRow.logo, title && styles.logoBesideTitle)}
          aria-label={pageShellTexts.home(name)}
        >
          <BrandLogo />
        </AppLink>
        <p className={classNames(styles.side, styles.secure)}>
          {secure && (
            <>
              <Icon name="lock" size={16} />
              <span className={styles.secureLabel}>{pageShellTexts.secureCheckout}</span>
            </>
          )}
        </p>
      </div>
      {steps && <div className={classNames(headerRow.row, styles.steps)}>{steps}</div>}
    </header>
  );
}
