import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import { type FieldErrors, fieldErrors } from '../../../application/shared/field-rules.input';
import { Log } from '../../../application/shared/log.port';
import { alertFailure, Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import type { Address } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import { withReference } from '../../../domain/shared/failure';
import { addressFormTexts } from '../../../texts/customer/address-form';
import { AddressForm } from './address-form';
import { type FormDraft, FormDrafts } from '../form-draft';
import { PlaceStore } from '../../location/place.store';

interface AddressDraft {
  readonly openFor: string;
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

/**
 * The form for a new or an existing shipping address: in `MY SHIPPING ADDRESS` (ADDR-49..51), and for a new one in
 * checkout (ADDR-03..12).
 */
@injectable('Transient')
export class ShippingAddressEditor {
  /** The id of the address that the form is open for, blank for a new one; null while it is closed. */
  openFor: string | null = null;
  private isDefault = false;
  private isSaving = false;
  /** What is typed has been saved: the next form begins blank. */
  private isSaved = false;
  private draft: FormDraft<AddressDraft> | null = null;

  constructor(
    readonly form: AddressForm,
    private readonly addressBook: AddressBook,
    private readonly place: PlaceStore,
    private readonly notifier: Notifier,
    private readonly log: Log,
    private readonly drafts: FormDrafts,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      id: this.openFor,
      ...this.form.state,
      ...(!this.openFor && { isDefault: this.isDefault }),
      isSaving: this.isSaving,
    };
  }

  /** ADDR-49; without an address opens a blank form for a new one. */
  open(address?: Address): void {
    this.clear();
    if (!address) return this.openNew();
    this.openFor = address.id;
    this.form.fill(address.asNewAddress);
  }

  /** ADDR-20, ADDR-41: keeps what was typed before; otherwise begins with the shopping zipcode. */
  openNew(): void {
    if (this.isSaved) this.clear();
    this.openFor = '';
    this.form.begin(this.place.zipcode);
  }

  close(): void {
    this.openFor = null;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /**
   * ADDR-50, ADDR-51: calls `onSaved` with the id of the saved address, and then closes the form.
   *
   * @returns whether the form was closed
   */
  async save(onSaved: (id: string) => Promise<void>): Promise<boolean> {
    const id = this.openFor;
    if (this.isSaving || id === null) return false;
    this.isSaving = true;
    const address = await this.form.check((typed) => this.problemsOf(typed));
    const savedId = address && (await this.send(id, address));
    if (savedId !== null) await onSaved(savedId);
    return runInAction(() => {
      this.isSaving = false;
      if (savedId === null || this.openFor !== id) return false;
      this.isSaved = true;
      this.close();
      return true;
    });
  }

  /** Restores what was typed before the session expired, or before the shopper went to another screen. @param form names the form among the drafts */
  resume(form: string): void {
    this.draft = this.drafts.of(form);
    const draft = this.draft.resume();
    if (!draft) return;
    this.openFor = draft.openFor;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  dispose(): void {
    const { openFor, isDefault } = this;
    if (openFor === null) return;
    const { typed } = this.form.state;
    const draft = { openFor, typed, isDefault };
    if (openFor === '' && typedBy(typed)) this.draft?.keep(draft);
    else this.draft?.leave(draft);
    this.close();
  }

  private clear(): void {
    this.isSaved = false;
    this.isDefault = false;
    this.form.clear();
  }

  /** Resolves with the id of the address, or null if it was not saved. */
  private async send(id: string, address: NewAddress): Promise<string | null> {
    if (id === '') return this.add(address);
    const changed = await this.addressBook.change(id, address);
    if (changed.ok) this.notifier.success(SUCCESS_TEXTS.changed);
    else
      alertFailure(this.notifier, changed.failure, withReference(addressFormTexts.failed, changed.failure));
    return changed.ok ? id : null;
  }

  /** ERR-14: logs the failure, and tells the shopper why the form stays open. */
  private async add(address: NewAddress): Promise<string | null> {
    const added = await this.addressBook.addShipping(address, this.isDefault);
    if (added.ok) return added.value;
    this.log.warn('An address could not be saved', added.failure);
    this.notifier.failure(added.failure.message || addressFormTexts.failed);
    return null;
  }

  /** An edit does not include the nickname. */
  private problemsOf(typed: NewAddress): FieldErrors<NewAddress> {
    const problems = fieldErrors(AddressInput.of(typed));
    if (this.openFor !== '') delete problems.nickname;
    return problems;
  }
}

/** Whether anything was typed into a form for a new address, which begins with the place. */
const typedBy = ({ zipcode: _zipcode, city: _city, state: _state, ...rest }: NewAddress): boolean =>
  Object.values(rest).some((value) => value.trim() !== '');
