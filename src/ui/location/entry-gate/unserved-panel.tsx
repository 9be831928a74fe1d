import type { Ref } from 'react';
import type { City } from '../../../domain/location/city';
import { entryGateTexts } from '../../../texts/location/entry-gate';
import { Button } from '../../shared/button/button';
import { TextButton } from '../../shared/button/text-button';
import styles from './entry-gate.module.css';

export interface UnservedPanelProps {
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  alternatives: readonly { zipcode: string; place: string }[];
  /** The cities of the alternatives, each once. */
  cities: readonly City[];
  onPick: (zipcode: string) => unknown;
  onShowZipcodes: (city: City) => void;
  onTryAnother: () => void;
}

/** Says that a zipcode is not served, and offers others (GATE-17, ERR-15). */
export function UnservedPanel({
  title,
  titleRef,
  alternatives,
  cities,
  onPick,
  onShowZipcodes,
  onTryAnother,
}: UnservedPanelProps) {
  return (
    <div className={styles.form}>
      <div role="alert">
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      {alternatives.length > 0 && <p>{entryGateTexts.alternatives}</p>}
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
          {entryGateTexts.allZipcodesOf(
            cities.map((city) => (
              <TextButton key={`${city.name}, ${city.state}`} onClick={() => onShowZipcodes(city)}>
                {city.name}, {city.state}
              </TextButton>
            )),
          )}
        </p>
      )}
      <TextButton onClick={onTryAnother}>{entryGateTexts.tryAnother}</TextButton>
    </div>
  );
}
