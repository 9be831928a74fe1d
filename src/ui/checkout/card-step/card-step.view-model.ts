import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { FindShippingAddress } from '../../../application/checkout/find-shipping-address';
import { SelectNewCard } from '../../../application/checkout/select-new-card';
import type { PaymentChoice, PaymentMethod } from '../../../domain/checkout/payment-choice';
import { shownCardInfo } from '../../../domain/customer/saved-card';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { checkoutPath, faceCheckPath } from '../../shared/paths/paths';
import { CheckoutStore } from '../checkout.store';
import { type CardScreen, cardScreenPath } from './card-screen';
import { NewCardForm } from '../../customer/new-card/new-card-form';
import { AvailablePayments } from './available-payments';
import { savedCardPayment, shownCard } from './payment-rules';
import { UpiEntry } from './upi-entry';

/** The card tab: the payment method, the saved cards, and the form for a new card (PAY-01..38). */
@injectable()
export class CardStepViewModel {
  private screen: CardScreen = 'options';
  private method: PaymentMethod | undefined;
  private cardId: string | undefined;

  constructor(
    private readonly available: AvailablePayments,
    readonly upi: UpiEntry,
    readonly newCard: NewCardForm,
    private readonly checkoutStore: CheckoutStore,
    private readonly findShippingAddress: FindShippingAddress,
    private readonly selectNewCard: SelectNewCard,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      status: this.available.status,
      problem: this.available.problem,
      screen: this.shownScreen,
      options: {
        method: this.method,
        offers: this.available.methods,
        deliveryPaymentText: this.available.deliveryPaymentText,
        upi: this.upi.state,
        chosenCard: this.chosenCard,
        canContinue: this.hasValidEntry,
      },
      cards: {
        cards: this.available.cards.map(shownCard),
        cardId: this.cardId,
      },
      newCard: this.newCard.state,
    } as const;
  }

  async load(): Promise<void> {
    if (!(await this.available.load())) return;
    if (this.available.isReady) this.resumeChoice();
    this.openShownForm();
  }

  /** The screen that the address names. */
  show(screen: CardScreen): void {
    this.screen = screen;
    // Back from the cards without having chosen one.
    if (screen === 'options' && this.method === 'card' && !this.chosenCard) this.method = undefined;
    if (screen !== 'new') this.newCard.close();
    this.openShownForm();
  }

  /** PAY-20: choosing cards opens their own screen, unless an arrow key only passes over the option. */
  choose(method: PaymentMethod, isStep = false): string | null {
    this.method = method;
    return method === 'card' && !isStep ? this.showCards() : null;
  }

  showCards(): string {
    return cardScreenPath(this.available.cards.length > 0 ? 'cards' : 'new');
  }

  pickCard(id: string): void {
    this.cardId = id;
  }

  /** `Continue` of the options; a card has been chosen on its own screen by then. */
  proceed(): string | null {
    if (!this.hasValidEntry) return null;
    if (this.method === 'pod') return this.payWith({ kind: 'pod' });
    return this.method === 'upi' ? this.payWith({ kind: 'upi', upiId: this.upi.validId }) : this.continue();
  }

  /** PAY-26 */
  proceedWithCard(): string | null {
    const card = this.available.cards.find(({ id }) => id === this.cardId);
    return card ? this.payWith(savedCardPayment(card)) : null;
  }

  /** PAY-09..19 */
  openNewCard(): void {
    const shippingAddress = () => this.findShippingAddress.execute();
    void this.newCard.open({ shippingAddress, offersToSave: true });
  }

  /** PAY-25 */
  async submitNewCard(): Promise<string | null> {
    if (!(await this.newCard.submit((card) => this.selectNewCard.execute(card)))) return null;
    runInAction(() => (this.method = 'card'));
    return this.continue();
  }

  dispose(): void {
    this.available.dispose();
    this.newCard.close();
  }

  /** Without saved cards there is no list to choose from (PAY-20). */
  private get shownScreen(): CardScreen {
    const hasNone = this.available.isReady && this.available.cards.length === 0;
    return this.screen === 'cards' && hasNone ? 'new' : this.screen;
  }

  /** PAY-21, PAY-22 */
  private get hasValidEntry(): boolean {
    if (this.method === 'card') return this.chosenCard !== null;
    return this.method === 'pod' || (this.method === 'upi' && this.upi.validId !== '');
  }

  /** Chosen on its own screen; null if none is. */
  private get chosenCard(): string | null {
    const { payment } = this.checkoutStore.checkout.facts;
    if (payment.kind !== 'card') return null;
    return shownCardInfo(payment.cardInfo) || cardStepTexts.cardSelected;
  }

  private openShownForm(): void {
    if (this.available.isReady && this.shownScreen === 'new') this.openNewCard();
  }

  /** As it was chosen before: on another tab, or before a reload. */
  private resumeChoice(): void {
    const { payment } = this.checkoutStore.checkout.facts;
    if (payment.kind !== 'none') this.method ??= payment.kind;
    if (payment.kind === 'upi') this.upi.resume(payment.upiId);
    if (payment.kind === 'card')
      this.cardId ??= this.available.cards.find(({ id }) => id === payment.cardId)?.id;
  }

  private payWith(payment: Exclude<PaymentChoice, { readonly kind: 'none' }>): string {
    this.method = payment.kind;
    this.checkoutStore.change((checkout) => checkout.withPayment(payment));
    return this.continue();
  }

  /** where a face check is required, it comes before the summary. */
  private continue(): string {
    if (this.available.isFaceCheckRequired) return faceCheckPath();
    this.checkoutStore.change((checkout) => checkout.movingTo('checkout'));
    return checkoutPath({ tab: 'checkout' });
  }
}
