import { entryGateTexts } from '../../../texts/location/entry-gate';
import { Button } from '../../shared/button/button';
import styles from './entry-gate.module.css';

export interface LocateButtonProps {
  /** That of the shopper can be asked for, is being looked up, or could not be found. */
  location: 'offered' | 'locating' | 'unknown';
  onPress: () => void;
}

/** Fills in the zipcode of the shopper's position, and says if there is none. */
export function LocateButton({ location, onPress }: LocateButtonProps) {
  return (
    <div className={styles.locate}>
      <Button variant="secondary" icon="pin" busy={location === 'locating'} onClick={onPress}>
        {entryGateTexts.locate}
      </Button>
      <p role="status">{location === 'unknown' && entryGateTexts.notLocated}</p>
    </div>
  );
}
