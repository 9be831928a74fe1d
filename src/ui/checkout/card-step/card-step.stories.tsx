import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { NEW_CARD } from '../../../../tests/support/samples/new-card';
import { LONG_NAME, LONG_WORD, OUTAGE, RTL_NAME } from '../../../../tests/support/samples/texts';
import type { NewCardState } from '../../customer/new-card/new-card';
import { CardStepView } from './card-step.view';

export default { component: CardStepView };

type State = ComponentProps<typeof CardStepView>['state'];

const VISA = { id: '1', brand: 'Visa', lastDigits: '4242', holder: 'Ada Miller', expiry: '12/29' };

const STEP: State = {
  status: 'ready',
  problem: OUTAGE,
  screen: 'options',
  options: {
    method: undefined,
    offers: { pod: true, upi: true, card: true },
    deliveryPaymentText: 'Pay with cash or card on delivery',
    upi: { id: '', problem: '', isVerifying: false, verifiedText: '' },
    chosenCard: null,
    canContinue: false,
  },
  cards: { cards: [VISA], cardId: '1' },
  newCard: NEW_CARD,
};

const show =
  (change: Partial<State> = {}) =>
  () => <CardStepView state={{ ...STEP, ...change }} actions={ignored()} />;
const showOptions = (change: Partial<State['options']>) => show({ options: { ...STEP.options, ...change } });
const showNew = (change: Partial<NewCardState> = {}) =>
  show({ screen: 'new', newCard: { ...NEW_CARD, ...change } });

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Options = show();
export const OptionsWithoutUpi = showOptions({ offers: { pod: false, upi: false, card: true } });
export const UpiRefused = showOptions({
  method: 'upi',
  upi: { id: 'ada@bank', problem: 'This UPI ID is not valid.', isVerifying: false, verifiedText: '' },
});
export const UpiVerified = showOptions({
  method: 'upi',
  upi: { id: 'ada@bank', problem: '', isVerifying: false, verifiedText: 'Verified: Ada Miller' },
  canContinue: true,
});
export const CardChosen = showOptions({
  method: 'card',
  chosenCard: 'Visa ending in 4242',
  canContinue: true,
});
export const OneCard = show({ screen: 'cards' });
export const ManyCards = show({
  screen: 'cards',
  cards: {
    cards: [VISA, { ...VISA, id: '2', brand: 'Mastercard' }, { ...VISA, id: '3' }],
    cardId: undefined,
  },
});
export const NewCardReady = showNew();
export const NewCardOpening = showNew({ status: 'opening', canSubmit: false });
export const NewCardMissing = showNew({ status: 'missing', canSubmit: false });
export const NewCardWrong = showNew({
  fieldProblems: {
    number: 'Your card number is incorrect.',
    expiry: "Your card's expiration year is in the past.",
    cvc: "Your card's security code is incomplete.",
  },
  canSubmit: false,
});
export const NewCardRefused = showNew({
  problem: 'Your card was declined.',
  isSameAsShipping: false,
  billing: { ...NEW_CARD.billing, errors: { firstName: 'First name is required.' }, submitCount: 1 },
});
export const Busy = showNew({ isSaving: true });
export const LongestText = show({
  screen: 'cards',
  cards: { cards: [{ ...VISA, brand: LONG_WORD, holder: LONG_NAME }], cardId: '1' },
});
export const RightToLeftText = show({
  screen: 'cards',
  cards: { cards: [{ ...VISA, holder: RTL_NAME }], cardId: '1' },
});
