import { observer } from 'mobx-react-lite';
import { identityCheckPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AccountIdentityViewModel } from './account-identity.view-model';
import { IdentityOffer } from './identity-offer';
import styles from './identity-offer.module.css';
import { VerifiedNotice } from './verified-notice';

/** The section of My Account about the identity check. */
export const AccountIdentity = observer(function AccountIdentity() {
  const { isOffered, isVerified, reminder } = useViewModel(AccountIdentityViewModel, (viewModel) =>
    viewModel.load(),
  );
  if (!isVerified && !isOffered) return null;
  return (
    <div className={styles.account}>
      {isVerified ? (
        <VerifiedNotice reminder={reminder} />
      ) : (
        <IdentityOffer href={identityCheckPath({ mode: 'update' })} />
      )}
    </div>
  );
});
