import { Card } from '../../shared/card/card';
import { Switch } from '../../shared/choice/switch';
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
        <Switch
          label="NOTIFICATIONS"
          hint="Order updates by email"
          checked={state.wantsNotifications}
          onChange={(wantsNotifications) => onFlip({ wantsNotifications })}
        />
        <Switch
          label="NEWSLETTER"
          hint="Occasional emails about new products and offers"
          checked={state.wantsNewsletter}
          onChange={(wantsNewsletter) => onFlip({ wantsNewsletter })}
        />
      </div>
    </Card>
  );
}
