import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddressBook } from '../../../application/customer/address-book.port';
import type { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import type { Log } from '../../../application/shared/log.port';
import { alertFailure, type Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { type Address, primaryFirst } from '../../../domain/customer/address';
import { Latest } from '../../shared/view-model/latest';
import type { FormDraft } from '../form-draft';
import { type AddressDraft, EDIT_FAILED_TEXT, ShippingAddressEditor } from './shipping-address-editor';

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

/** `MY SHIPPING ADDRESS`: the list, its actions, and the form in its place (ACCT-07..11, ADDR-46..52). */
export class ShippingAddresses {
  readonly editor: ShippingAddressEditor;
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private addresses: readonly Address[] = [];
  private askedId: string | null = null;
  private isDeleting = false;
  private choosingId: string | null = null;
  private readonly latest = new Latest();

  constructor(private readonly needs: ShippingAddressesNeeds) {
    this.editor = new ShippingAddressEditor({ ...needs, onSaved: () => this.reload() });
    makeAutoObservable<this, 'needs' | 'addresses' | 'latest'>(
      this,
      { editor: false, needs: false, addresses: observableRef, latest: false },
      { autoBind: true },
    );
  }

  get state() {
    const asked = this.find(this.askedId);
    return {
      status: this.status,
      addresses: this.addresses.map(shown),
      choosingId: this.choosingId,
      editor: this.editor.openFor === null ? null : { ...this.editor.state, title: this.editorTitle },
      question: asked && { ...shown(asked), isDeleting: this.isDeleting },
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    this.editor.resume();
    const answer = await this.needs.addressBook.shippingAddresses();
    if (!isWanted()) return;
    // C§8: logged only, and nobody is told (ERR-13).
    if (!answer.ok) this.needs.log.warn('The addresses could not be loaded', answer.failure);
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      if (answer.ok) this.addresses = answer.value;
    });
  }

  open(id = ''): void {
    this.editor.open(this.find(id));
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
    if (!answer.ok)
      return alertFailure(this.needs.notifier, answer.failure, answer.failure.message || EDIT_FAILED_TEXT);
    this.needs.notifier.success(SUCCESS_TEXTS.post);
    this.needs.onChange();
  }

  askToDelete(id: string): void {
    this.askedId = id;
  }

  keep(): void {
    if (!this.isDeleting) this.askedId = null;
  }

  /**
   * ADDR-48, ERR-14: a failure is logged only, and the question stays to be answered again. An address that the shop does
   * not know is gone already: the answer that said so was lost.
   */
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
    else if (answer.failure.kind === 'refused') await this.reload();
  }

  dispose(): void {
    this.latest.cancel();
    this.editor.dispose();
  }

  private async reload(): Promise<void> {
    await this.load();
    this.needs.onChange();
  }

  private get editorTitle(): string {
    const edited = this.find(this.editor.openFor);
    return edited ? `Edit ${edited.nickname || 'address'}` : 'Add a new address';
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
