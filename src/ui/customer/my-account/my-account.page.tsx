import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { NewAddress } from '../../../domain/customer/new-address';
import { newCardActions } from '../new-card/new-card-actions';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { useViewModel } from '../../shared/view-model/use-view-model';
import type { AccountCards } from './account-cards';
import { MyAccountView } from './my-account.view';
import { MyAccountViewModel } from './my-account.view-model';
import type { PreferenceSwitches } from './preference-switches';
import type { ShippingAddresses } from './shipping-addresses';

interface MyAccountPageProps {
  /** */
  identityOffer?: ReactNode;
}

export const MyAccountPage = observer(function MyAccountPage({ identityOffer }: MyAccountPageProps) {
  const account = useViewModel(MyAccountViewModel, (viewModel) => viewModel.load());
  const actions = {
    retry: () => void account.load(),
    changePassword: () => void account.password.submit(),
    flip: (change: Parameters<PreferenceSwitches['flip']>[0]) => void account.preferences.flip(change),
    addresses: addressActions(account.addresses),
    cards: cardActions(account.cards),
  };
  return (
    <>
      <SettingTabs current="user" />
      {identityOffer}
      <MyAccountView state={account.state} actions={actions} />
    </>
  );
});

const addressActions = (addresses: ShippingAddresses) => ({
  retry: () => void addresses.load(),
  open: (id: string) => addresses.open(id),
  makeDefault: (id: string) => void addresses.makeDefault(id),
  askToDelete: (id: string) => addresses.askToDelete(id),
  cancelDelete: () => addresses.cancelDelete(),
  remove: () => void addresses.remove(),
  editor: {
    change: (field: keyof NewAddress, value: string) => addresses.editor.form.change(field, value),
    enter: (field: keyof NewAddress | null) => addresses.editor.form.enter(field),
    makeDefault: (isDefault: boolean) => addresses.editor.makeDefault(isDefault),
    closeForm: () => addresses.editor.close(),
    save: () => void addresses.saveEdited(),
  },
});

const cardActions = (cards: AccountCards) => ({
  add: () => cards.add(),
  leave: () => cards.leave(),
  askToRemove: (id: string) => cards.askToRemove(id),
  cancelDelete: () => cards.cancelDelete(),
  remove: () => void cards.remove(),
  newCard: newCardActions(cards.newCard, { reopen: () => cards.add(), submit: () => void cards.submit() }),
});
