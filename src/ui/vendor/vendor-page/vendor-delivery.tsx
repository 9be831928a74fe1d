import styles from './vendor-page.module.css';

/** Plain text, never HTML (VEND-04). */
export function VendorDelivery({ lines }: { lines: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h2>Delivery Info</h2>
      {lines.length === 0 && (
        <p className={styles.none}>This vendor has not provided delivery information.</p>
      )}
      {lines.map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
}
