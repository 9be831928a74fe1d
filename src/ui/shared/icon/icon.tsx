import { type IconName, iconShapes } from './icon-shapes';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Pixels; 20 unless told. */
  size?: 16 | 20 | 24 | 32 | 48;
}

/** A decoration beside words: it is hidden from assistive technology, so what it says must be written too. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name]}
    </svg>
  );
}
