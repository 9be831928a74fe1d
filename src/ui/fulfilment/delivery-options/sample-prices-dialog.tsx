import { Money } from '../../../domain/shared/money';
import { starsLabel } from '../../../domain/vendor/retailer';
import { Dialog } from '../../shared/dialog/dialog';
import { SAMPLE_PRICES } from './sample-prices';
import styles from './delivery-options.module.css';

/** SHIP-04 */
export function SamplePricesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="Sample prices by star rating" onClose={onClose}>
      <p>Approximate prices of a bottle, by the venue’s star rating. Each venue sets its own prices.</p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Beer</th>
            <th scope="col">Wine</th>
            <th scope="col">Whiskey</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLE_PRICES.map(({ stars, beer, wine, whiskey }) => (
            <tr key={stars}>
              <th scope="row">{starsLabel(stars)}</th>
              <td>{Money.ofCents(beer).format()}</td>
              <td>{Money.ofCents(wine).format()}</td>
              <td>{Money.ofCents(whiskey).format()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
