import { MyAccountPage } from '../../customer/my-account/my-account.page';
import { AccountIdentity } from '../../identity/offer/account-identity';

/** My Account, with the offer of an identity check. */
export const AccountPage = () => <MyAccountPage identityOffer={<AccountIdentity />} />;
