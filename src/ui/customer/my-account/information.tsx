import { Card } from '../../shared/card/card';
import styles from './my-account.module.css';

export interface InformationProps {
  information: readonly { label: string; value: string }[];
}

/** ACCT-01..04 */
export function Information({ information }: InformationProps) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>YOUR INFORMATION</h2>
      <dl className={styles.facts}>
        {information.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
