import type { City } from '../../../domain/location/city';
import { alternativesTexts } from '../../../texts/location/alternatives';
import { Button } from '../../shared/button/button';
import { TextButton } from '../../shared/button/text-button';
import styles from './alternative-zipcodes.module.css';

export interface AlternativeZipcodesState {
  alternatives: readonly { zipcode: string; place: string }[];
  /** The cities of the alternatives, each once. */
  cities: readonly City[];
}

interface AlternativeZipcodesProps extends AlternativeZipcodesState {
  onPick: (zipcode: string) => unknown;
  onShowZipcodes: (city: City) => void;
}

/** Other zipcodes to pick, for a shopper whose zipcode is not served (GATE-17). */
export function AlternativeZipcodes({
  alternatives,
  cities,
  onPick,
  onShowZipcodes,
}: AlternativeZipcodesProps) {
  if (alternatives.length === 0) return null;
  return (
    <div className={styles.offer}>
      <p>{alternativesTexts.lead}</p>
      <ul className={styles.alternatives}>
        {alternatives.map(({ zipcode, place }) => (
          <li key={zipcode}>
            <Button variant="secondary" fullWidth onClick={() => onPick(zipcode)}>
              {zipcode} {place}
            </Button>
          </li>
        ))}
      </ul>
      {cities.length > 0 && (
        <p className={styles.cities}>
          {alternativesTexts.allZipcodesOf(
            cities.map((city) => (
              <TextButton key={`${city.name}, ${city.state}`} onClick={() => onShowZipcodes(city)}>
                {city.name}, {city.state}
              </TextButton>
            )),
          )}
        </p>
      )}
    </div>
  );
}
