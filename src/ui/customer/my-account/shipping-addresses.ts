import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { AddressBook } from '../../../application/customer/address-book.port';
import { LoadShippingAddresses } from '../../../application/customer/load-shipping-addresses';
import { Log } from '../../../application/shared/log.port';
import { alertFailure, Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { type Address, primaryFirst } from '../../../domain/customer/address';
import { accountAddressesTexts } from '../../../texts/customer/account-addresses';
import { addressFormTexts } from '../../../texts/customer/address-form';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { ShippingAddressEditor } from '../address-form/shipping-address-editor';

/** `MY SHIPPING ADDRESS`: the list, its actions, and the form in its place (ACCT-07..11, ADDR-46..52). */
@injectable('Transient')
export class ShippingAddresses {
  /** Called when the primary address may have changed. */
  onChange = () => {};
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private addresses: readonly Address[] = [];
  private idToDelete: string | null = null;
  private isDeleting = false;
  private choosingId: string | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    readonly editor: ShippingAddressEditor,
    private readonly loadAddresses: LoadShippingAddresses,
    private readonly addressBook: AddressBook,
    private readonly notifier: Notifier,
    private readonly log: Log,
  ) {
    makeAutoObservable(this, { onChange: false }, { autoBind: true, deep: false });
  }

  get state() {
    const toDelete = this.find(this.idToDelete);
    return {
      status: this.status,
      addresses: this.addresses.map(shown),
      choosingId: this.choosingId,
      editor: this.editor.openFor === null ? null : { ...this.editor.state, title: this.editorTitle },
      confirmation: toDelete && { ...shown(toDelete), isDeleting: this.isDeleting },
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    this.editor.resume('address book');
    const addresses = await this.loadAddresses.execute();
    if (!isWanted()) return;
    runInAction(() => {
      this.status = addresses ? 'ready' : 'failed';
      if (addresses) this.addresses = addresses;
    });
  }

  async saveEdited(): Promise<void> {
    await this.editor.save(() => this.reload());
  }

  open(id = ''): void {
    this.editor.open(this.find(id));
  }

  /** ADDR-46, ADDR-47, ADDR-52 */
  async makeDefault(id: string): Promise<void> {
    if (this.choosingId !== null) return;
    this.choosingId = id;
    const answer = await this.addressBook.makePrimary(id);
    runInAction(() => {
      this.choosingId = null;
      if (answer.ok)
        this.addresses = primaryFirst(this.addresses.map((each) => each.asPrimary(each.id === id)));
    });
    if (!answer.ok)
      return alertFailure(this.notifier, answer.failure, answer.failure.message || addressFormTexts.failed);
    this.notifier.success(SUCCESS_TEXTS.changed);
    this.onChange();
  }

  askToDelete(id: string): void {
    this.idToDelete = id;
  }

  cancelDelete(): void {
    if (!this.isDeleting) this.idToDelete = null;
  }

  /**
   * ADDR-48, ERR-14: a failure is only logged, and the dialog stays open. An address that the backend does not know
   * was deleted earlier, and that answer was lost.
   */
  async remove(): Promise<void> {
    const id = this.idToDelete;
    if (id === null || this.isDeleting) return;
    this.isDeleting = true;
    const answer = await this.addressBook.remove(id);
    if (!answer.ok) this.log.warn('An address could not be deleted', answer.failure);
    runInAction(() => {
      this.isDeleting = false;
      if (!answer.ok) return;
      this.idToDelete = null;
      this.addresses = this.addresses.filter((each) => each.id !== id);
    });
    if (answer.ok) this.onChange();
    else if (answer.failure.kind === 'refused') await this.reload();
  }

  dispose(): void {
    this.latest.cancel();
    this.editor.dispose();
  }

  private async reload(): Promise<void> {
    await this.load();
    this.onChange();
  }

  private get editorTitle(): string {
    const edited = this.find(this.editor.openFor);
    return edited ? accountAddressesTexts.editTitle(edited.nickname) : accountAddressesTexts.newTitle;
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
