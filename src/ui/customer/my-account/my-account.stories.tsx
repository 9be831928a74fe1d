import type { ComponentProps } from 'react';
import { TYPED_ADDRESS } from '../../../../tests/support/samples/addresses';
import { ignored } from '../../../../tests/support/samples/ignored';
import { NEW_CARD } from '../../../../tests/support/samples/new-card';
import { LONG_NAME, LONG_WORD, OUTAGE, RTL_NAME } from '../../../../tests/support/samples/texts';
import type { AddressesState } from './addresses';
import { MyAccountView } from './my-account.view';
import type { PaymentMethodsState } from './payment-methods';

export default { component: MyAccountView };

type State = ComponentProps<typeof MyAccountView>['state'];
type Ready = Extract<State, { status: 'ready' }>;

const HOME = {
  id: '1',
  name: 'Ada Miller',
  nickname: 'Home',
  lines: ['12 Harbor Street, Apt 4', 'New York, NY 10001'],
  isPrimary: true,
};
const WORK = { ...HOME, id: '2', nickname: 'Work', isPrimary: false };
const VISA = { id: '1', title: 'Visa ending in 4242', expiry: '12/29' };

const ADDRESSES: AddressesState = {
  status: 'ready',
  addresses: [HOME],
  choosingId: null,
  editor: null,
  confirmation: undefined,
};
const CARDS: PaymentMethodsState = { cards: [VISA], canAdd: true, newCard: null, confirmation: undefined };

const ACCOUNT: Ready = {
  status: 'ready',
  information: [
    { label: 'Name', value: 'Ada Miller' },
    { label: 'Email', value: 'ada@example.com' },
  ],
  password: { problem: '', sentText: '', isSending: false },
  preferences: { wantsNotifications: true, wantsNewsletter: false },
  addresses: ADDRESSES,
  cards: CARDS,
};

const showState = (state: State) => () => <MyAccountView state={state} actions={ignored()} />;
const show = (change: Partial<Ready> = {}) => showState({ ...ACCOUNT, ...change });
const showAddresses = (change: Partial<AddressesState>) => show({ addresses: { ...ADDRESSES, ...change } });
const showCards = (change: Partial<PaymentMethodsState>) => show({ cards: { ...CARDS, ...change } });

export const Loading = showState({ status: 'loading' });
export const Failed = showState({ status: 'failed', failure: OUTAGE });
export const Empty = show({
  password: null,
  addresses: { ...ADDRESSES, addresses: [] },
  cards: { ...CARDS, cards: [] },
});
export const CardsNotOffered = showCards({ cards: [], canAdd: false });
export const WithoutCards = show({ cards: null });
export const One = show();
export const Many = show({
  addresses: { ...ADDRESSES, addresses: [HOME, WORK, { ...WORK, id: '3', nickname: '' }] },
  cards: { ...CARDS, cards: [VISA, { ...VISA, id: '2' }, { ...VISA, id: '3' }] },
});
export const AddressesLoading = showAddresses({ status: 'loading', addresses: [] });
export const AddressesFailed = showAddresses({ status: 'failed', addresses: [] });
export const Busy = show({
  password: { problem: '', sentText: '', isSending: true },
  addresses: { ...ADDRESSES, addresses: [HOME, WORK], choosingId: '2' },
});
export const PasswordRefused = show({ password: { problem: OUTAGE, sentText: '', isSending: false } });
export const PasswordSent = show({
  password: { problem: '', sentText: 'Check your mail.', isSending: false },
});
export const EditingAddress = showAddresses({
  editor: {
    id: '1',
    title: 'Edit address',
    typed: TYPED_ADDRESS,
    errors: { zipcode: 'We do not deliver to this zipcode.' },
    submitCount: 1,
    isDefault: true,
    isSaving: false,
  },
});
export const DeletingAddress = showAddresses({ confirmation: { ...HOME, isDeleting: false } });
export const AddingCard = showCards({ newCard: NEW_CARD });
export const RemovingCard = showCards({ confirmation: { ...VISA, isRemoving: true } });
export const LongestText = show({
  information: [
    { label: 'Name', value: LONG_NAME },
    { label: 'Email', value: `${LONG_WORD}@example.com` },
  ],
  addresses: {
    ...ADDRESSES,
    addresses: [{ ...HOME, name: LONG_NAME, nickname: LONG_WORD, lines: [LONG_WORD] }],
  },
  cards: { ...CARDS, cards: [{ ...VISA, title: LONG_NAME }] },
});
export const RightToLeftText = show({
  information: [{ label: 'Name', value: RTL_NAME }],
  addresses: { ...ADDRESSES, addresses: [{ ...HOME, name: RTL_NAME, lines: [RTL_NAME] }] },
});
