import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element; `section` and `article` need a heading inside. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'medium' | 'large';
  tone?: 'card' | 'sunken';
}

/** A surface for content that belongs together. */
export function Card({
  as: Element = 'div',
  padding = 'medium',
  tone = 'card',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.card, styles[tone], styles[padding], className)}
    />
  );
}
