import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** A `section` needs a heading inside. */
  as?: 'div' | 'section';
  padding?: 'none' | 'medium';
}

/** A surface for content that belongs together. */
export function Card({ as: Element = 'div', padding = 'medium', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, styles[padding], className)} />;
}
