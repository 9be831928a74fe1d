import { observer } from 'mobx-react-lite';
import { identityCheckPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AccountIdentityViewModel } from './account-identity.view-model';
import { IdentityOffer } from './identity-offer';

/** The section of My Account about the identity check. */
export const AccountIdentity = observer(function AccountIdentity() {
  const { isOffered } = useViewModel(AccountIdentityViewModel, (viewModel) => viewModel.load());
  return isOffered && <IdentityOffer href={identityCheckPath({ mode: 'update' })} />;
});
