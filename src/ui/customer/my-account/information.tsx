import { myAccountTexts } from '../../../texts/customer/my-account';
import { Card } from '../../shared/card/card';
import { DescriptionList } from '../../shared/description-list/description-list';
import styles from './my-account.module.css';
import { PasswordChange, type PasswordChangeProps } from './password-change';

export interface InformationProps {
  information: readonly { label: string; value: string }[];
  /** Null while the customer has no name (ACCT-14). */
  password: PasswordChangeProps['state'] | null;
  onChangePassword: PasswordChangeProps['onAsk'];
}

/** ACCT-01..04 */
export function Information({ information, password, onChangePassword }: InformationProps) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>{myAccountTexts.information}</h2>
      <DescriptionList className={styles.facts} entries={information} />
      {password && <PasswordChange state={password} onAsk={onChangePassword} />}
    </Card>
  );
}
