import { zipcodeChangeTexts } from '../../../texts/location/zipcode-change';
import type { AffectedLine, ZipcodeChangeQuestion } from './zipcode-change-confirmation';
import styles from './zipcode-change-lines.module.css';

/** What changing the zipcode removes from the cart, by whether it can be bought again there. */
export function ZipcodeChangeLines({ question }: { question: ZipcodeChangeQuestion }) {
  const { zipcode, soldThere, notSoldThere } = question;
  return (
    <div className={styles.groups}>
      <p>{zipcodeChangeTexts.explanation}</p>
      <Lines title={zipcodeChangeTexts.available(zipcode)} lines={soldThere} />
      <Lines title={zipcodeChangeTexts.notAvailable(zipcode)} lines={notSoldThere} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly AffectedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {lines.map(({ id, name, amount }) => (
          <li key={id} className={styles.line}>
            <span>{name}</span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
