import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './link-card.module.css';

/** A surface that a `CardLink` inside makes a link as a whole. */
export const LinkCard = ({ className, children }: { className?: string; children: ReactNode }) => (
  <article className={classNames(styles.card, className)}>{children}</article>
);
