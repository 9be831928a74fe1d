import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ADDRESS_IN_OTHER_ZIPCODE } from '../../../../rules/checkout/delivery-address';
import { LoadShippingAddresses } from '../../../application/customer/load-shipping-addresses';
import { Analytics } from '../../../application/shared/analytics.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { type Address, preselected, primaryFirst } from '../../../domain/customer/address';
import { addressStepTexts } from '../../../texts/checkout/address-step';
import { CheckoutStore } from '../checkout.store';
import { ShippingAddressEditor } from '../../customer/address-form/shipping-address-editor';
import { PlaceStore } from '../../location/place.store';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { checkoutPath } from '../../shared/paths/paths';

/** `Select a Shipping Address`, the first tab of checkout (ADDR-01..42, ADDR-53, ADDR-54). */
@injectable()
export class AddressStepViewModel {
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private addresses: readonly Address[] = [];
  private selectedId = '';
  private isAdding = false;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly loadAddresses: LoadShippingAddresses,
    readonly newAddress: ShippingAddressEditor,
    private readonly checkoutStore: CheckoutStore,
    private readonly place: PlaceStore,
    private readonly analytics: Analytics,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
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
      form: this.newAddress.state,
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const addresses = await this.loadAddresses.execute();
    if (!isWanted()) return;
    runInAction(() => {
      this.status = addresses ? 'ready' : 'failed';
      if (addresses) this.receive(addresses);
    });
  }

  /** The form for a new address, with what was typed into it before, or the list: what the URL says. */
  show(isForm: boolean): void {
    this.isAdding = isForm;
    if (!isForm) return this.newAddress.close();
    this.newAddress.resume('shipping address');
    if (this.newAddress.openFor === null) this.newAddress.openNew();
  }

  /** ADDR-17, ADDR-18 */
  select(id: string): void {
    const address = this.addresses.find((candidate) => candidate.id === id);
    if (!address) return;
    if (!address.isIn(this.place.place.zipcode)) return this.notifier.alert(addressStepTexts.notSelectable);
    this.choose(id);
  }

  /** @returns whether the form is to be closed */
  save(): Promise<boolean> {
    return this.newAddress.save((id) => this.receiveSaved(id));
  }

  /** ADDR-19, ADDR-53, ADDR-54 */
  proceed(): string | null {
    const address = this.addresses.find(({ id }) => id === this.selectedId);
    if (!address) return null;
    if (!address.isIn(this.place.place.zipcode)) {
      this.notifier.failure(ADDRESS_IN_OTHER_ZIPCODE);
      return null;
    }
    this.choose(address.id);
    this.analytics.record({ name: 'checkout_step', step: 2, label: 'Delivery Options' });
    this.checkoutStore.change((checkout) => checkout.movingTo('card'));
    return checkoutPath({ tab: 'card' });
  }

  dispose(): void {
    this.latest.cancel();
    this.newAddress.dispose();
  }

  /** ADDR-15, ADDR-16: keeps a selection made before a reload, or else preselects the primary address. */
  private receive(addresses: readonly Address[]): void {
    this.addresses = primaryFirst(addresses);
    const { addressId } = this.checkoutStore.checkout.facts;
    const kept = addresses.find(({ id }) => id === (this.selectedId || addressId));
    this.selectedId = kept?.id ?? preselected(addresses)?.id ?? '';
  }

  /** ADDR-21, ADDR-22: selects an address just added, if it can be delivered to. */
  private async receiveSaved(id: string): Promise<void> {
    await this.load();
    const added = this.addresses.find((address) => address.id === id);
    if (added?.isIn(this.place.place.zipcode)) runInAction(() => this.choose(id));
  }

  private choose(id: string): void {
    this.selectedId = id;
    this.checkoutStore.change((checkout) => checkout.withAddress(id));
  }
}
