import type { NewAddress } from '../../../domain/customer/new-address';
import type { NewCardForm } from './new-card-form';

/** What the form's view does with it; only the end differs from screen to screen. */
export const newCardActions = (form: NewCardForm, submit: () => void) => ({
  attach: (field: 'number' | 'expiry' | 'cvc', host: HTMLElement | null) => form.attach(field, host),
  reopen: () => void form.open(),
  typeHolder: (name: string) => form.typeHolder(name),
  keep: (keeps: boolean) => form.keep(keeps),
  billToShipping: (isSame: boolean) => form.billToShipping(isSame),
  changeBilling: (field: keyof NewAddress, value: string) => form.billing.change(field, value),
  enterBilling: (field: keyof NewAddress | null) => form.billing.enter(field),
  submit,
});
