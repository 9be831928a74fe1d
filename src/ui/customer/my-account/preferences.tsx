import { myAccountTexts } from '../../../texts/customer/my-account';
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
      <h2 className={styles.heading}>{myAccountTexts.preferences}</h2>
      <div className={styles.switches}>
        <Checkbox
          appearance="switch"
          label={myAccountTexts.notifications}
          hint={myAccountTexts.notificationsHint}
          checked={state.wantsNotifications}
          onChange={(wantsNotifications) => onFlip({ wantsNotifications })}
        />
        <Checkbox
          appearance="switch"
          label={myAccountTexts.newsletter}
          hint={myAccountTexts.newsletterHint}
          checked={state.wantsNewsletter}
          onChange={(wantsNewsletter) => onFlip({ wantsNewsletter })}
        />
      </div>
    </Card>
  );
}
