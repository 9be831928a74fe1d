import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import {
  type CardEntry,
  type CardField,
  type CardFieldHost,
  CardTokenizer,
} from '../../../application/customer/card-tokenizer.port';
import type { NewCard, NewCardFailure } from '../../../application/customer/save-new-card';
import { BillingAddressInput } from '../../../application/customer/billing-address.input';
import { fieldErrors } from '../../../application/shared/field-rules.input';
import { alertFailure, Notifier } from '../../../application/shared/notifier.port';
import type { Address } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';
import type { Result } from '../../../domain/shared/result';
import { newCardTexts } from '../../../texts/customer/new-card';
import { AddressForm } from '../address-form/address-form';
import { SessionStore } from '../session.store';
import { PlaceStore } from '../../location/place.store';
import { LatestRequest } from '../../shared/view-model/latest-request';

/** What a new card is for. */
interface NewCardPurpose {
  /** The shipping address; null in settings, where nothing is ordered (PAY-17). */
  readonly shippingAddress: () => Promise<Address | null>;
  /** Whether to ask if the card should be saved; in settings it always is. */
  readonly offersToSave: boolean;
}

const FOR_SAVING: NewCardPurpose = { shippingAddress: () => Promise.resolve(null), offersToSave: false };

type SaveCard = (card: NewCard) => Promise<Result<unknown, NewCardFailure>>;

/** `Add New Card`: the provider's widget, the card holder and the billing address (PAY-09..19, PAY-23..36). */
@injectable('Transient')
export class NewCardForm {
  private purpose = FOR_SAVING;
  private status: 'closed' | 'opening' | 'ready' | 'missing' = 'closed';
  private entry: CardEntry | null = null;
  private isComplete = false;
  private fieldProblems: Readonly<Partial<Record<CardField, string>>> = {};
  private holder = '';
  private saveForLater = false;
  /** Of no effect without a shipping address. */
  private isSameAsShipping = true;
  private shipping: Address | null = null;
  private problem = '';
  private isSaving = false;
  private readonly latest = new LatestRequest();

  constructor(
    readonly billing: AddressForm,
    private readonly tokenizer: CardTokenizer,
    private readonly session: SessionStore,
    private readonly place: PlaceStore,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      status: this.status,
      testCards: this.entry?.testCards ?? [],
      fieldProblems: this.fieldProblems,
      holder: this.holder,
      saveForLater: this.saveForLater,
      canSaveForLater: this.purpose.offersToSave && this.session.isMember,
      isSameAsShipping: this.isSameAsShipping,
      shipping: this.shipping && {
        name: this.shipping.name,
        line1: this.shipping.line1,
        line2: this.shipping.line2,
      },
      billing: this.billing.state,
      canSubmit: this.isComplete && this.holder.trim() !== '',
      problem: this.problem,
      isSaving: this.isSaving,
    } as const;
  }

  /** PAY-36: without a payment key loading ends without a message. */
  async open(purpose = FOR_SAVING): Promise<void> {
    if (this.status === 'opening' || this.status === 'ready') return;
    const isWanted = this.latest.begin();
    this.purpose = purpose;
    this.status = 'opening';
    this.billing.begin(this.place.zipcode);
    void this.session.restored();
    const [entry] = await Promise.all([this.tokenizer.open(), this.findShipping()]);
    if (!isWanted()) {
      if (entry.ok) entry.value.close();
      return;
    }
    runInAction(() => {
      this.status = entry.ok ? 'ready' : 'missing';
      this.entry = entry.ok ? entry.value : null;
    });
    this.entry?.onCompleteness((isComplete) => this.receiveCompleteness(isComplete));
    this.entry?.onProblem((field, problem) => this.receiveProblem(field, problem));
  }

  close(): void {
    this.latest.cancel();
    this.entry?.close();
    this.entry = null;
    this.isComplete = false;
    this.fieldProblems = {};
    this.status = 'closed';
    this.problem = '';
  }

  /** Clears the form for another card. */
  clear(): void {
    this.holder = '';
    this.billing.clear();
  }

  attach(field: CardField, host: CardFieldHost | null): void {
    this.entry?.attach(field, host);
  }

  typeHolder(name: string): void {
    this.holder = name;
  }

  setSaveForLater(saveForLater: boolean): void {
    this.saveForLater = saveForLater;
  }

  billToShipping(isSameAsShipping: boolean): void {
    this.isSameAsShipping = isSameAsShipping;
  }

  /** Passes the card to `save`; true once it is saved. */
  async submit(save: SaveCard): Promise<boolean> {
    const { entry } = this;
    if (!entry || this.isSaving || !this.state.canSubmit) return false;
    this.isSaving = true;
    this.problem = '';
    const address = await this.billingAddress();
    const isSaved = address !== null && (await this.send(save, entry, address));
    runInAction(() => (this.isSaving = false));
    return isSaved;
  }

  private async send(save: SaveCard, entry: CardEntry, billingAddress: NewAddress): Promise<boolean> {
    const holder = this.holder.trim();
    const saveForLater = (this.saveForLater || !this.purpose.offersToSave) && this.session.isMember;
    const answer = await save({ entry, holder, billingAddress, saveForLater });
    if (!answer.ok) runInAction(() => this.report(answer.failure));
    return answer.ok;
  }

  /** PAY-27, PAY-32..35 */
  private report(failure: NewCardFailure): void {
    switch (failure.kind) {
      case 'card-rejected':
        this.problem = failure.message;
        break;
      case 'address-refused':
      case 'card-refused':
        this.problem = failure.message;
        this.notifier.alert(failure.message);
        break;
      case 'unavailable':
        alertFailure(this.notifier, failure, newCardTexts.networkFailed);
    }
  }

  private async billingAddress(): Promise<NewAddress | null> {
    return this.isSameAsShipping && this.shipping
      ? this.shipping.asNewAddress
      : this.billing.check((typed) => fieldErrors(BillingAddressInput.of(typed)));
  }

  private async findShipping(): Promise<void> {
    const shipping = await this.purpose.shippingAddress();
    runInAction(() => (this.shipping = shipping));
  }

  private receiveCompleteness(isComplete: boolean): void {
    this.isComplete = isComplete;
  }

  private receiveProblem(field: CardField, problem: string): void {
    this.fieldProblems = { ...this.fieldProblems, [field]: problem };
  }
}
