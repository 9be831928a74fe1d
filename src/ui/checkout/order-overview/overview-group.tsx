import { orderOverviewTexts } from '../../../texts/checkout/order-overview';
import { AppLink } from '../../shared/link/app-link';
import { cartPath } from '../../shared/paths/paths';
import { Picture } from '../../shared/picture/picture';
import { Price } from '../../shared/price/price';
import styles from './order-overview.module.css';

interface OverviewLineState {
  id: string;
  name: string;
  size: string;
  imageUrl: string;
  quantity: number;
  total: string;
  /** Why it cannot be bought; blank when it can. */
  stockMessage: string;
  /** Its date; blank where that of the group holds. */
  when: string;
}

export interface OverviewGroupState {
  key: string;
  vendorName: string;
  speedLabel: string;
  /** The date and slot of a Same Day group; blank for others. */
  when: string;
  lines: readonly OverviewLineState[];
}

/** What one vendor sends at one speed, read-only. */
export function OverviewGroup({ group }: { group: OverviewGroupState }) {
  return (
    <section className={styles.group} aria-label={`${group.vendorName}, ${group.speedLabel}`}>
      <h3 className={styles.vendor}>{group.vendorName}</h3>
      <p className={styles.facts}>{[group.speedLabel, group.when].filter(Boolean).join(' · ')}</p>
      <ul className={styles.lines}>
        {group.lines.map((line) => (
          <OverviewLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function OverviewLine({ line }: { line: OverviewLineState }) {
  return (
    <li className={styles.line}>
      <Picture src={line.imageUrl} alt="" width={480} height={600} fit="cover" className={styles.picture} />
      <div>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.facts}>
          {[line.size, orderOverviewTexts.quantity(line.quantity)].filter(Boolean).join(' · ')}
        </p>
        {line.when && <p className={styles.facts}>{line.when}</p>}
        {line.stockMessage && (
          <p className={styles.stock}>
            {line.stockMessage} <AppLink href={cartPath()}>{orderOverviewTexts.changeInCart}</AppLink>
          </p>
        )}
      </div>
      <Price amount={line.total} />
    </li>
  );
}
