import { makeAutoObservable, runInAction } from 'mobx';
import type { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import type { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { type FieldErrors, fieldErrors } from '../../../application/shared/field-rules.input';
import type { Log } from '../../../application/shared/log.port';
import { alertFailure, type Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import type { Address } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { CallFailure } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { AddressForm } from '../address-form/address-form';
import type { FormDraft } from '../form-draft';

export interface AddressDraft {
  readonly openFor: string;
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

interface ShippingAddressEditorNeeds {
  readonly addressBook: AddressBook;
  readonly directory: ZipcodeDirectory;
  readonly notifier: Notifier;
  readonly log: Log;
  readonly draft: FormDraft<AddressDraft>;
  readonly shoppingZipcode: () => string;
  readonly onSaved: () => Promise<void>;
}

/** ADDR-51 */
export const EDIT_FAILED_TEXT = 'something went wrong';

/** The form of `MY SHIPPING ADDRESS`, for a new address or one that is there (ADDR-49..51). */
export class ShippingAddressEditor {
  readonly form: AddressForm;
  /** The id of the address that the form is open for; blank for a new one. */
  openFor: string | null = null;
  private isDefault = false;
  private isSaving = false;

  constructor(private readonly needs: ShippingAddressEditorNeeds) {
    const { directory, notifier } = needs;
    this.form = new AddressForm({ rules: (typed) => this.problemsOf(typed), directory, notifier });
    makeAutoObservable<this, 'needs'>(this, { form: false, needs: false }, { autoBind: true });
  }

  get state() {
    return {
      id: this.openFor,
      ...this.form.state,
      ...(this.openFor === '' && { isDefault: this.isDefault }),
      isSaving: this.isSaving,
    };
  }

  /** ADDR-49; without an address for a new one, which begins in the shopping zipcode (ADDR-41). */
  open(address?: Address): void {
    this.openFor = address?.id ?? '';
    this.isDefault = false;
    if (address) return this.form.fill(address.asWritten);
    this.form.clear();
    this.form.begin(this.needs.shoppingZipcode());
  }

  close(): void {
    this.openFor = null;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** ADDR-50, ADDR-51: what was typed stays where it is until it is saved. */
  async save(): Promise<void> {
    const id = this.openFor;
    if (this.isSaving || id === null) return;
    this.isSaving = true;
    const address = await this.form.check();
    const answer = address && (await this.send(id, address));
    if (answer?.ok) await this.needs.onSaved();
    runInAction(() => {
      this.isSaving = false;
      if (answer?.ok && this.openFor === id) this.openFor = null;
    });
  }

  /** What an ended session took away. */
  resume(): void {
    const draft = this.needs.draft.resume();
    if (!draft) return;
    this.openFor = draft.openFor;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  dispose(): void {
    const { openFor, isDefault } = this;
    if (openFor !== null) this.needs.draft.leave({ openFor, typed: this.form.state.typed, isDefault });
  }

  private async send(id: string, address: NewAddress): Promise<Result<unknown, CallFailure>> {
    const { addressBook, notifier } = this.needs;
    if (id === '') return this.add(address);
    const changed = await addressBook.change(id, address);
    if (changed.ok) notifier.success(SUCCESS_TEXTS.post);
    else alertFailure(notifier, changed.failure, EDIT_FAILED_TEXT);
    return changed;
  }

  /** ERR-14: logged; and who waits for the form to close hears why it does not. */
  private async add(address: NewAddress): Promise<Result<unknown, CallFailure>> {
    const { addressBook, notifier, log } = this.needs;
    const added = await addressBook.addShipping(address, this.isDefault);
    if (!added.ok) {
      log.warn('An address could not be saved', added.failure);
      notifier.failure(added.failure.message || EDIT_FAILED_TEXT);
    }
    return added;
  }

  /** An edit has no nickname to mend. */
  private problemsOf(typed: NewAddress): FieldErrors<NewAddress> {
    const problems = fieldErrors(AddressInput.of(typed));
    if (this.openFor !== '') delete problems.nickname;
    return problems;
  }
}
