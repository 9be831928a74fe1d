import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import { fieldErrors } from '../../../application/shared/field-rules.input';
import { Log } from '../../../application/shared/log.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { CallFailure } from '../../../domain/shared/failure';
import { AddressForm } from '../../customer/address-form/address-form';
import { type FormDraft, FormDrafts } from '../../customer/form-draft';
import { PlaceStore } from '../../location/place.store';

interface Draft {
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

/** `ADD NEW ADDRESSES`: the form that takes the place of the list until the address is saved (ADDR-03..12, ADDR-20). */
@injectable('Transient')
export class NewShippingAddress {
  isOpen = false;
  private isDefault = false;
  private isSaving = false;
  private readonly draft: FormDraft<Draft>;

  constructor(
    readonly form: AddressForm,
    private readonly addressBook: AddressBook,
    private readonly place: PlaceStore,
    private readonly notifier: Notifier,
    private readonly log: Log,
    drafts: FormDrafts,
  ) {
    this.draft = drafts.of('shipping address');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return { ...this.form.state, isDefault: this.isDefault, isSaving: this.isSaving };
  }

  /** ADDR-20; keeps what was typed before. */
  open(): void {
    this.isOpen = true;
    this.form.begin(this.place.zipcode);
  }

  close(): void {
    this.isOpen = false;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** Calls `onSaved` with the id of the new address, and then closes and clears the form. */
  async save(onSaved: (id: string) => Promise<void>): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    const address = await this.form.check((typed) => fieldErrors(AddressInput.of(typed)));
    const saved = address && (await this.addressBook.addShipping(address, this.isDefault));
    if (saved?.ok) {
      await onSaved(saved.value);
      this.clear();
    } else if (saved) this.report(saved.failure);
    runInAction(() => (this.isSaving = false));
  }

  /** Restores what was typed before the session expired. */
  resume(): void {
    const draft = this.draft.resume();
    if (!draft) return;
    this.isOpen = true;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  dispose(): void {
    if (this.isOpen) this.draft.leave({ typed: this.form.state.typed, isDefault: this.isDefault });
  }

  private clear(): void {
    this.isOpen = false;
    this.isDefault = false;
    this.form.clear();
  }

  /** ERR-14: logs the failure, and tells the shopper why the form stays open. */
  private report(failure: CallFailure): void {
    this.log.warn('An address could not be saved', failure);
    this.notifier.failure(failure.message || 'something went wrong');
  }
}
