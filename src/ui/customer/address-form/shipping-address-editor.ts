import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import { type FieldErrors, fieldErrors } from '../../../application/shared/field-rules.input';
import { Log } from '../../../application/shared/log.port';
import { alertFailure, Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import type { Address } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { CallFailure } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { AddressForm } from './address-form';
import { type FormDraft, FormDrafts } from '../form-draft';
import { PlaceStore } from '../../location/place.store';

export interface AddressDraft {
  readonly openFor: string;
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

/** ADDR-51 */
export const EDIT_FAILED_TEXT = 'something went wrong';

/** The form of `MY SHIPPING ADDRESS`, for a new or an existing address (ADDR-49..51). */
@injectable('Transient')
export class ShippingAddressEditor {
  /** The id of the address that the form is open for; blank for a new one. */
  openFor: string | null = null;
  private isDefault = false;
  private isSaving = false;

  private readonly draft: FormDraft<AddressDraft>;

  constructor(
    readonly form: AddressForm,
    private readonly addressBook: AddressBook,
    private readonly place: PlaceStore,
    private readonly notifier: Notifier,
    private readonly log: Log,
    drafts: FormDrafts,
  ) {
    this.draft = drafts.of('address book');
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      id: this.openFor,
      ...this.form.state,
      ...(this.openFor === '' && { isDefault: this.isDefault }),
      isSaving: this.isSaving,
    };
  }

  /** ADDR-49; without an address opens a form for a new one, with the shopping zipcode filled in (ADDR-41). */
  open(address?: Address): void {
    this.openFor = address?.id ?? '';
    this.isDefault = false;
    if (address) return this.form.fill(address.asNewAddress);
    this.form.clear();
    this.form.begin(this.place.zipcode);
  }

  close(): void {
    this.openFor = null;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** ADDR-50, ADDR-51: keeps what was typed until it is saved. */
  async save(onSaved: () => Promise<void>): Promise<void> {
    const id = this.openFor;
    if (this.isSaving || id === null) return;
    this.isSaving = true;
    const address = await this.form.check((typed) => this.problemsOf(typed));
    const answer = address && (await this.send(id, address));
    if (answer?.ok) await onSaved();
    runInAction(() => {
      this.isSaving = false;
      if (answer?.ok && this.openFor === id) this.openFor = null;
    });
  }

  /** Restores what was typed before the session expired. */
  resume(): void {
    const draft = this.draft.resume();
    if (!draft) return;
    this.openFor = draft.openFor;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  dispose(): void {
    const { openFor, isDefault } = this;
    if (openFor !== null) this.draft.leave({ openFor, typed: this.form.state.typed, isDefault });
  }

  private async send(id: string, address: NewAddress): Promise<Result<unknown, CallFailure>> {
    const { addressBook, notifier } = this;
    if (id === '') return this.add(address);
    const changed = await addressBook.change(id, address);
    if (changed.ok) notifier.success(SUCCESS_TEXTS.post);
    else alertFailure(notifier, changed.failure, EDIT_FAILED_TEXT);
    return changed;
  }

  /** ERR-14: logs the failure, and tells the shopper why the form stays open. */
  private async add(address: NewAddress): Promise<Result<unknown, CallFailure>> {
    const { addressBook, notifier, log } = this;
    const added = await addressBook.addShipping(address, this.isDefault);
    if (!added.ok) {
      log.warn('An address could not be saved', added.failure);
      notifier.failure(added.failure.message || EDIT_FAILED_TEXT);
    }
    return added;
  }

  /** An edit does not include the nickname. */
  private problemsOf(typed: NewAddress): FieldErrors<NewAddress> {
    const problems = fieldErrors(AddressInput.of(typed));
    if (this.openFor !== '') delete problems.nickname;
    return problems;
  }
}
