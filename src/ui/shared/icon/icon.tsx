import { type IconName, iconShapes } from './icon-shapes';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** In pixels; 20 by default. */
  size?: 16 | 20 | 24 | 32 | 48;
}

/** Decorative: hidden from assistive technology, so put its meaning into text. */
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
