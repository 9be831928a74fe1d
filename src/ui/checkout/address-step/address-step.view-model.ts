import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AddressBook } from '../../../application/customer/address-book.port';
import { AddressInput } from '../../../application/customer/address.input';
import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { Analytics } from '../../../application/shared/analytics.port';
import { fieldErrors } from '../../../application/shared/field-rules.input';
import { Log } from '../../../application/shared/log.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { type Address, preselected, primaryFirst } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { CallFailure } from '../../../domain/shared/failure';
import { CheckoutStore } from '../checkout.store';
import { PlaceStore } from '../../location/place.store';
import { Latest } from '../../shared/view-model/latest';
import { DraftStore } from '../../customer/draft.store';
import { FormDraft } from '../../customer/form-draft';
import { SessionStore } from '../../customer/session.store';
import { AddressForm } from '../../customer/address-form/address-form';
import { checkoutPath } from '../../shared/paths/paths';

/** ADDR-18 */
const NOT_SELECTABLE_TEXT = "Selection not Allowed as Shipping Zipcode dosen't Match with Shopping Zipcode";
/** ADDR-19 */
const MISMATCH_TEXT = 'Delivery zipcode Doesnot match with selected product zipcode';

interface Draft {
  readonly typed: NewAddress;
  readonly isDefault: boolean;
}

/** `Select a Shipping Address`, the first tab of checkout (ADDR-01..42, ADDR-53, ADDR-54). */
@injectable()
export class AddressStepViewModel {
  readonly form: AddressForm;
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private addresses: readonly Address[] = [];
  private selectedId = '';
  private isAdding = false;
  private isDefault = false;
  private isSaving = false;
  private readonly draft: FormDraft<Draft>;
  private readonly latest = new Latest();

  constructor(
    private readonly addressBook: AddressBook,
    private readonly checkout: CheckoutStore,
    private readonly place: PlaceStore,
    session: SessionStore,
    drafts: DraftStore,
    private readonly analytics: Analytics,
    private readonly notifier: Notifier,
    private readonly log: Log,
    directory: ZipcodeDirectory,
  ) {
    const rules = (typed: Partial<AddressInput>) => fieldErrors(AddressInput.of(typed));
    this.form = new AddressForm({ rules, directory, notifier });
    this.draft = new FormDraft('shipping address', drafts, session);
    makeAutoObservable<this, 'addresses' | 'draft'>(
      this,
      { form: false, draft: false, addresses: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    return {
      status: this.status,
      zipcode: this.place.zipcode,
      addresses: this.addresses.map((address) => ({
        id: address.id,
        nickname: address.nickname,
        name: address.name,
        line1: address.line1,
        line2: address.line2,
        phone: address.phone,
        isPrimary: address.isPrimary,
        isElsewhere: !address.isIn(this.place.place.zipcode),
      })),
      selectedId: this.selectedId,
      isAdding: this.isAdding,
      form: { ...this.form.state, isDefault: this.isDefault, isSaving: this.isSaving },
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    this.resumeDraft();
    const answer = await this.addressBook.shippingAddresses();
    if (!isWanted()) return;
    // C§8: logged only, and the shopper is told nothing.
    if (!answer.ok) this.log.warn('The addresses could not be loaded', answer.failure);
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      if (answer.ok) this.receive(answer.value);
    });
  }

  /** ADDR-17, ADDR-18 */
  select(id: string): void {
    const address = this.addresses.find((candidate) => candidate.id === id);
    if (!address) return;
    if (!address.isIn(this.place.place.zipcode)) return this.notifier.alert(NOT_SELECTABLE_TEXT);
    this.choose(id);
  }

  /** ADDR-20; what was typed before is still there. */
  openForm(): void {
    this.isAdding = true;
    this.form.begin(this.place.zipcode);
  }

  closeForm(): void {
    this.isAdding = false;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    const address = await this.form.check();
    const saved = address && (await this.addressBook.addShipping(address, this.isDefault));
    if (saved?.ok) await this.finishSaving(saved.value);
    else if (saved) this.reportUnsaved(saved.failure);
    runInAction(() => (this.isSaving = false));
  }

  /** ADDR-19, ADDR-53, ADDR-54 */
  proceed(): string | null {
    const address = this.addresses.find(({ id }) => id === this.selectedId);
    if (!address) return null;
    if (!address.isIn(this.place.place.zipcode)) {
      this.notifier.failure(MISMATCH_TEXT);
      return null;
    }
    this.choose(address.id);
    this.analytics.record({ name: 'checkout_step', step: 2, label: 'Delivery Options' });
    this.checkout.change((checkout) => checkout.movingTo('card'));
    return checkoutPath({ cartflow: 'card' });
  }

  dispose(): void {
    this.latest.cancel();
    if (this.isAdding) this.draft.leave({ typed: this.form.state.typed, isDefault: this.isDefault });
  }

  private resumeDraft(): void {
    const draft = this.draft.resume();
    if (!draft) return;
    this.isAdding = true;
    this.isDefault = draft.isDefault;
    this.form.fill(draft.typed);
  }

  /** ADDR-15, ADDR-16: a choice made before a reload stays, else the primary address is preselected. */
  private receive(addresses: readonly Address[]): void {
    this.addresses = primaryFirst(addresses);
    const { addressId } = this.checkout.checkout.facts;
    const kept = addresses.find(({ id }) => id === (this.selectedId || addressId));
    this.selectedId = kept?.id ?? preselected(addresses)?.id ?? '';
  }

  /** ADDR-21, ADDR-22: an address just written down is the one meant, where it can be delivered to. */
  private async finishSaving(id: string): Promise<void> {
    await this.load();
    runInAction(() => {
      this.isAdding = false;
      this.isDefault = false;
      this.form.clear();
      const added = this.addresses.find((address) => address.id === id);
      if (added?.isIn(this.place.place.zipcode)) this.choose(id);
    });
  }

  /** ERR-14: logged; and who waits for the form to close hears why it does not. */
  private reportUnsaved(failure: CallFailure): void {
    this.log.warn('An address could not be saved', failure);
    this.notifier.failure(failure.message || 'something went wrong');
  }

  private choose(id: string): void {
    this.selectedId = id;
    this.checkout.change((checkout) => checkout.withAddress(id));
  }
}
