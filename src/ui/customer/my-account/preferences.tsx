import { Card } from '../../shared/card/card';
import { Checkbox } from '../../shared/choice/checkbox';
import styles from './my-account.module.css';

interface PreferencesState {
  wantsNotifications: boolean;
  wantsNewsletter: boolean;
}

export interface PreferencesProps {
  state: PreferencesState;
  onFlip: (change: Partial<PreferencesState>) => void;
}

/** ACCT-05, ACCT-06 */
export function Preferences({ state, onFlip }: PreferencesProps) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>PREFERENCES</h2>
      <div className={styles.switches}>
        <Checkbox
          appearance="switch"
          label="NOTIFICATIONS"
          hint="Order updates by email"
          checked={state.wantsNotifications}
          onChange={(wantsNotifications) => onFlip({ wantsNotifications })}
        />
        <Checkbox
          appearance="switch"
          label="NEWSLETTER"
          hint="Occasional emails about new products and offers"
          checked={state.wantsNewsletter}
          onChange={(wantsNewsletter) => onFlip({ wantsNewsletter })}
        />
      </div>
    </Card>
  );
}
