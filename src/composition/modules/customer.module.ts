import { ContainerModule } from 'inversify';
import { HttpAccounts } from '../../adapters/http/customer/http-accounts';
import { HttpAddressBook } from '../../adapters/http/customer/http-address-book';
import { HttpPasswordResets } from '../../adapters/http/customer/http-password-resets';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedSession } from '../../adapters/storage/stored-session';
import { Accounts } from '../../application/customer/accounts.port';
import { AddressBook } from '../../application/customer/address-book.port';
import { ChangePassword } from '../../application/customer/change-password';
import { CurrentSession } from '../../application/customer/current-session.port';
import { LoadShippingAddresses } from '../../application/customer/load-shipping-addresses';
import { PasswordResets } from '../../application/customer/password-resets.port';
import { Register } from '../../application/customer/register';
import { RestoreSession } from '../../application/customer/restore-session';
import { SignIn } from '../../application/customer/sign-in';
import { SignOut } from '../../application/customer/sign-out';
import { StartGuestSession } from '../../application/customer/start-guest-session';
import { FormDrafts } from '../../ui/customer/form-draft';
import { SessionStore } from '../../ui/customer/session.store';

export const customerModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentSession).toConstantValue(storedSession(store));
    bind(SessionStore).toSelf();
    bind(FormDrafts).toSelf();

    bind(Accounts).to(HttpAccounts);
    bind(AddressBook).to(HttpAddressBook);
    bind(PasswordResets).to(HttpPasswordResets);

    bind(SignIn).toSelf();
    bind(Register).toSelf();
    bind(StartGuestSession).toSelf();
    bind(RestoreSession).toSelf();
    bind(SignOut).toSelf();
    bind(ChangePassword).toSelf();
    bind(LoadShippingAddresses).toSelf();
  });
