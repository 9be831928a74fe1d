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
          hint="News about your orders by e-mail"
          checked={state.wantsNotifications}
          onChange={(wantsNotifications) => onFlip({ wantsNotifications })}
        />
        <Switch
          label="NEWSLETTER"
          hint="New bottles, bouquets and offers, now and then"
          checked={state.wantsNewsletter}
          onChange={(wantsNewsletter) => onFlip({ wantsNewsletter })}
        />
      </div>
    </Card>
  );
}
