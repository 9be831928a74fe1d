import type { NewAddress } from '../../../domain/customer/new-address';
import type { NewCardForm } from './new-card-form';

/** The actions that each screen provides itself. */
interface NewCardScreenActions {
  reopen: () => void;
  submit: () => void;
}

/** The actions of the form, for its view. */
export const newCardActions = (form: NewCardForm, { reopen, submit }: NewCardScreenActions) => ({
  attach: (field: 'number' | 'expiry' | 'cvc', host: HTMLElement | null) => form.attach(field, host),
  reopen,
  typeHolder: (name: string) => form.typeHolder(name),
  setSaveForLater: (saveForLater: boolean) => form.setSaveForLater(saveForLater),
  billToShipping: (isSameAsShipping: boolean) => form.billToShipping(isSameAsShipping),
  changeBilling: (field: keyof NewAddress, value: string) => form.billing.change(field, value),
  enterBilling: (field: keyof NewAddress | null) => form.billing.enter(field),
  submit,
});
