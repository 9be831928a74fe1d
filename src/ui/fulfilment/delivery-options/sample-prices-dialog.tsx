import { Money } from '../../../domain/shared/money';
import { type StarCategory, starsLabel } from '../../../domain/vendor/retailer';
import { samplePricesTexts } from '../../../texts/fulfilment/sample-prices';
import { Dialog } from '../../shared/dialog/dialog';
import styles from './delivery-options.module.css';

/** Approximate prices per bottle, in cents, by star category: samples, since no call returns them (SHIP-04). */
const SAMPLE_PRICES: readonly {
  stars: Exclude<StarCategory, 0>;
  beer: number;
  wine: number;
  whiskey: number;
}[] = [
  { stars: 1, beer: 400, wine: 1800, whiskey: 3200 },
  { stars: 2, beer: 500, wine: 2400, whiskey: 3800 },
  { stars: 3, beer: 600, wine: 3200, whiskey: 4600 },
  { stars: 4, beer: 800, wine: 4500, whiskey: 6000 },
  { stars: 5, beer: 1100, wine: 7000, whiskey: 9000 },
];

/** SHIP-04 */
export function SamplePricesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={samplePricesTexts.title} onClose={onClose}>
      <p>{samplePricesTexts.lead}</p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{samplePricesTexts.category}</th>
            <th scope="col">{samplePricesTexts.beer}</th>
            <th scope="col">{samplePricesTexts.wine}</th>
            <th scope="col">{samplePricesTexts.whiskey}</th>
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
