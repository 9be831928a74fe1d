import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './text-button.module.css';

/** An action that reads as a link inside text: `Change`, `Clear All`, `EDIT`. */
export function TextButton({ className, type = 'button', children, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.button, className)}>
      {children}
    </button>
  );
}
