import styles from './next-deliveries.module.css';

export interface NextDeliveryModel {
  /** Local, Courier or Farm Direct. */
  speed: string;
  text: string;
}

interface NextDeliveriesProps {
  title: string;
  deliveries: readonly NextDeliveryModel[];
}

/** When each speed delivers to the place first. */
export function NextDeliveries({ title, deliveries }: NextDeliveriesProps) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="next-deliveries" className={styles.section}>
      <h2 id="next-deliveries" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {deliveries.map(({ speed, text }) => (
          <li key={speed}>
            <span className={styles.speed}>{speed}:</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
