import { myAccountTexts } from '../../../texts/customer/my-account';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import { Addresses, type AddressesActions, type AddressesState } from './addresses';
import { Information, type InformationProps } from './information';
import styles from './my-account.module.css';
import { PaymentMethods, type PaymentMethodsActions, type PaymentMethodsState } from './payment-methods';
import { Preferences, type PreferencesProps } from './preferences';

type MyAccountState =
  | { status: 'loading' }
  | { status: 'failed'; failure: string }
  | {
      status: 'ready';
      information: InformationProps['information'];
      password: InformationProps['password'];
      preferences: PreferencesProps['state'];
      addresses: AddressesState;
      /** Null while the customer has no name (ACCT-14). */
      cards: PaymentMethodsState | null;
    };

interface MyAccountActions {
  retry: () => void;
  changePassword: InformationProps['onChangePassword'];
  flip: PreferencesProps['onFlip'];
  addresses: AddressesActions;
  cards: PaymentMethodsActions;
}

export function MyAccountView({ state, actions }: { state: MyAccountState; actions: MyAccountActions }) {
  if (state.status === 'failed') return <FailureState message={state.failure} onRetry={actions.retry} />;
  if (state.status === 'loading') return <AccountSkeleton />;
  return (
    <div className={styles.account}>
      <h1 className={styles.title}>{myAccountTexts.title}</h1>
      <Information {...state} onChangePassword={actions.changePassword} />
      <Preferences state={state.preferences} onFlip={actions.flip} />
      <Addresses state={state.addresses} actions={actions.addresses} />
      {state.cards && <PaymentMethods state={state.cards} actions={actions.cards} />}
    </div>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup className={styles.account}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
