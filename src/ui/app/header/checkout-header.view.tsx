import type { ReactNode } from 'react';
import { classNames } from '../../shared/class-names';
import { Icon } from '../../shared/icon/icon';
import { AppLink } from '../../shared/link/app-link';
import { storePath } from '../../shared/paths/paths';
import { brand } from '../brand';
import { BrandLogo } from '../brand-logo';
import shared from './header.module.css';
import styles from './checkout-header.module.css';

export interface CheckoutHeaderViewProps {
  /** The way out; none on a screen that begins something. */
  back?: { label: string; href: string };
  /** The step's name on small screens. */
  title?: string;
  /** False where nothing is paid. */
  secure?: boolean;
  /** The checkout tabs. */
  steps?: ReactNode;
}

/** The quiet header of checkout, sign-in and splash: nothing to wander off to (ROUTE-44). */
export function CheckoutHeaderView({ back, title, secure = true, steps }: CheckoutHeaderViewProps) {
  return (
    <header className={styles.header}>
      <div className={classNames(shared.row, styles.row)}>
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
          className={classNames(shared.logo, title && styles.logoBesideTitle)}
          aria-label={`${brand.name}, to the store`}
        >
          <BrandLogo />
        </AppLink>
        <p className={classNames(styles.side, styles.secure)}>
          {secure && (
            <>
              <Icon name="lock" size={16} />
              <span className={styles.secureLabel}>Secure checkout</span>
            </>
          )}
        </p>
      </div>
      {steps && <div className={classNames(shared.row, styles.steps)}>{steps}</div>}
    </header>
  );
}
