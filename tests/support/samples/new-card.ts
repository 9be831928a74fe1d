import type { NewCardState } from '../../../src/ui/customer/new-card/new-card';
import { NO_ADDRESS } from './addresses';

/** A card that is about to be entered; its own fields belong to the payment provider. */
export const NEW_CARD: NewCardState = {
  status: 'ready',
  testCards: [{ number: '4242 4242 4242 4242', outcome: 'Accepted' }],
  fieldProblems: {},
  holder: 'Ada Miller',
  isSameAsShipping: true,
  shipping: { name: 'Ada Miller', line1: '12 Harbor Street, Apt 4', line2: 'New York, NY 10001' },
  billing: { typed: NO_ADDRESS, errors: {}, submitCount: 0 },
  saveForLater: false,
  canSaveForLater: true,
  canSubmit: true,
  problem: '',
  isSaving: false,
};
