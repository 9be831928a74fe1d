import { productDetailTexts } from '../../../texts/catalog/product-detail';
import type { ProductState } from './product-state';
import styles from './scale.module.css';

/** A taste or a skill, from 0 to 100. */
export function Scale({ title, entries }: ProductState['scales'][number]) {
  return (
    <section className={styles.scale}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.entries}>
        {entries.map(({ label, value }) => (
          <li key={label} className={styles.entry}>
            <span>{label}</span>
            <svg
              className={styles.bar}
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              role="img"
              aria-label={productDetailTexts.valueOf100(value)}
            >
              <rect className={styles.track} width="100" height="6" />
              <rect className={styles.mark} width={Math.min(100, Math.max(0, value))} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
