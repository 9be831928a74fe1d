import { classNames } from '../class-names';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}

/** The class names of a button, for buttons and for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}
