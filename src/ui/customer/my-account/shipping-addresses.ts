import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import type { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { type FieldErrors, fieldErrors } from '../../../application/shared/field-rules.input';
import type { Log } from '../../../application/shared/log.port';
import { type Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { type Address, primaryFirst } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import { type CallFailure, isSignedOut } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { Latest } from '../../shared/view-model/latest';
import { AddressForm } from '../address-form/address-form';
import type { FormDraft } from '../form-draft';

export interface AddressDraft {
  readonly openFor: string;
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

interface ShippingAddressesNeeds {
  readonly addressBook: AddressBook;
  readonly directory: ZipcodeDirectory;
  readonly notifier: Notifier;
  readonly log: Log;
  readonly draft: FormDraft<AddressDraft>;
  readonly shoppingZipcode: () => string;
  /** The primary address may be another one now. */
  readonly onChange: () => void;
}

/** ADDR-51 */
const EDIT_FAILED_TEXT = 'something went wrong';

/** `MY SHIPPING ADDRESS`: the list, its actions, and the form in its place (ACCT-07..11, ADDR-46..52). */
export class ShippingAddresses {
  readonly form: AddressForm;
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private addresses: readonly Address[] = [];
  /** The id of the address that the form is open for; blank for a new one. */
  private openFor: string | null = null;
  private isDefault = false;
  private isSaving = false;
  private askedId: string | null = null;
  private isDeleting = false;
  private choosingId: string | null = null;
  private readonly latest = new Latest();

  constructor(private readonly needs: ShippingAddressesNeeds) {
    const { directory, notifier } = needs;
    this.form = new AddressForm({ rules: (typed) => this.problemsOf(typed), directory, notifier });
    makeAutoObservable<this, 'needs' | 'addresses' | 'latest'>(
      this,
      { form: false, needs: false, addresses: observableRef, latest: false },
      { autoBind: true },
    );
  }

  get state() {
    const asked = this.find(this.askedId);
    return {
      status: this.status,
      addresses: this.addresses.map(shown),
      choosingId: this.choosingId,
      editor: this.openFor === null ? null : this.editor,
      question: asked && { ...shown(asked), isDeleting: this.isDeleting },
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    this.resumeDraft();
    const answer = await this.needs.addressBook.shippingAddresses();
    if (!isWanted()) return;
    // C§8: logged only, and nobody is told (ERR-13).
    if (!answer.ok) this.needs.log.warn('The addresses could not be loaded', answer.failure);
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      if (answer.ok) this.addresses = answer.value;
    });
  }

  /** ADDR-49; without an id for a new address, which begins in the shopping zipcode (ADDR-41). */
  open(id = ''): void {
    const address = this.find(id);
    this.openFor = id;
    this.isDefault = false;
    if (address) return this.form.fill(address.asWritten);
    this.form.clear();
    this.form.begin(this.needs.shoppingZipcode());
  }

  close(): void {
    this.openFor = null;
  }

  makeNewOneDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** ADDR-50, ADDR-51: what was typed stays where it is until it is saved. */
  async save(): Promise<void> {
    const id = this.openFor;
    if (this.isSaving || id === null) return;
    this.isSaving = true;
    const address = await this.form.check();
    const answer = address && (await this.send(id, address));
    if (answer?.ok) await this.load();
    runInAction(() => {
      this.isSaving = false;
      if (answer?.ok && this.openFor === id) this.openFor = null;
    });
    if (answer?.ok) this.needs.onChange();
  }

  /** ADDR-46, ADDR-47, ADDR-52 */
  async makeDefault(id: string): Promise<void> {
    if (this.choosingId !== null) return;
    this.choosingId = id;
    const answer = await this.needs.addressBook.makePrimary(id);
    runInAction(() => {
      this.choosingId = null;
      if (answer.ok)
        this.addresses = primaryFirst(this.addresses.map((each) => each.asPrimary(each.id === id)));
    });
    if (answer.ok) this.needs.notifier.success(SUCCESS_TEXTS.post);
    else if (!isSignedOut(answer.failure))
      this.needs.notifier.alert(answer.failure.message || EDIT_FAILED_TEXT);
    if (answer.ok) this.needs.onChange();
  }

  askToDelete(id: string): void {
    this.askedId = id;
  }

  keep(): void {
    if (!this.isDeleting) this.askedId = null;
  }

  /** ADDR-48; C§8: a failure is logged only, and the question stays to be answered again. */
  async remove(): Promise<void> {
    const id = this.askedId;
    if (id === null || this.isDeleting) return;
    this.isDeleting = true;
    const answer = await this.needs.addressBook.remove(id);
    if (!answer.ok) this.needs.log.warn('An address could not be deleted', answer.failure);
    runInAction(() => {
      this.isDeleting = false;
      if (!answer.ok) return;
      this.askedId = null;
      this.addresses = this.addresses.filter((each) => each.id !== id);
    });
    if (answer.ok) this.needs.onChange();
  }

  dispose(): void {
    this.latest.cancel();
    const { openFor, isDefault } = this;
    if (openFor !== null) this.needs.draft.leave({ openFor, typed: this.form.state.typed, isDefault });
  }

  private resumeDraft(): void {
    const draft = this.needs.draft.resume();
    if (!draft) return;
    this.openFor = draft.openFor;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  private get editor() {
    const edited = this.find(this.openFor);
    return {
      id: this.openFor,
      title: edited ? `Edit ${edited.nickname || 'address'}` : 'Add a new address',
      ...this.form.state,
      ...(!edited && { isDefault: this.isDefault }),
      isSaving: this.isSaving,
    };
  }

  private async send(id: string, address: NewAddress): Promise<Result<unknown, CallFailure>> {
    const { addressBook, notifier } = this.needs;
    if (id === '') {
      const added = await addressBook.addShipping(address, this.isDefault);
      if (!added.ok) notifier.failure(added.failure.message || EDIT_FAILED_TEXT);
      return added;
    }
    const changed = await addressBook.change(id, address);
    if (changed.ok) notifier.success(SUCCESS_TEXTS.post);
    else if (!isSignedOut(changed.failure)) notifier.alert(EDIT_FAILED_TEXT);
    return changed;
  }

  /** An edit has no nickname to mend. */
  private problemsOf(typed: NewAddress): FieldErrors<NewAddress> {
    const problems = fieldErrors(AddressInput.of(typed));
    if (this.openFor !== '') delete problems.nickname;
    return problems;
  }

  private find(id: string | null): Address | undefined {
    return this.addresses.find((each) => each.id === id);
  }
}

const shown = (address: Address) => ({
  id: address.id,
  name: address.name,
  nickname: address.nickname,
  lines: [address.line1, address.line2],
  isPrimary: address.isPrimary,
});
