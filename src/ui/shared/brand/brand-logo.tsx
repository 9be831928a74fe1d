import { useBrand } from './brand-context';
import styles from './brand-logo.module.css';

const PETAL = 'M16 14.2C12.6 11.4 11.7 6.4 16 1.6c4.3 4.8 3.4 9.8 0 12.6z';

function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} className={styles.petal} d={PETAL} transform={`rotate(${turn} 16 16.5)`} />
      ))}
      <circle className={styles.cork} cx="16" cy="16.5" r="4.6" />
      <path className={styles.grain} d="M14.3 15.2h.1M17.2 14.6h.1M16 17h.1M18 17.6h.1M14.4 18.3h.1" />
    </svg>
  );
}

/** The picture of the brand, or the drawn mark and the name. */
export function BrandLogo() {
  const { name, logo } = useBrand();
  if (logo !== '') return <img className={styles.picture} src={logo} alt={name} height={40} />;
  return (
    <span className={styles.logo}>
      <BrandMark />
      <span className={styles.name}>
        {name.split(/(&)/).map((part) =>
          part === '&' ? (
            <span key={part} className={styles.ampersand}>
              &amp;
            </span>
          ) : (
            part
          ),
        )}
      </span>
    </span>
  );
}
