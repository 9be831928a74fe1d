import type { NewAddress } from '../../../domain/customer/new-address';
import type { NewCardForm } from './new-card-form';

/** What differs from screen to screen. */
interface NewCardEnds {
  reopen: () => void;
  submit: () => void;
}

/** The actions of the form, for its view. */
export const newCardActions = (form: NewCardForm, { reopen, submit }: NewCardEnds) => ({
  attach: (field: 'number' | 'expiry' | 'cvc', host: HTMLElement | null) => form.attach(field, host),
  reopen,
  typeHolder: (name: string) => form.typeHolder(name),
  keep: (saveForLater: boolean) => form.keep(saveForLater),
  billToShipping: (isSame: boolean) => form.billToShipping(isSame),
  changeBilling: (field: keyof NewAddress, value: string) => form.billing.change(field, value),
  enterBilling: (field: keyof NewAddress | null) => form.billing.enter(field),
  submit,
});
