import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { CardTokenizer } from '../../../application/checkout/card-tokenizer.port';
import { FindShippingAddress } from '../../../application/checkout/find-shipping-address';
import { PayWithNewCard } from '../../../application/checkout/pay-with-new-card';
import { Payments } from '../../../application/checkout/payments.port';
import { AskForFace } from '../../../application/identity/ask-for-face';
import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { checkoutPath } from '../../../domain/checkout/checkout-tab';
import {
  PAYMENT_METHOD_IDS,
  type PaymentChoice,
  type PaymentMethod,
} from '../../../domain/checkout/payment-choice';
import type { SavedCard } from '../../../domain/customer/saved-card';
import { SessionStore } from '../../customer/session.store';
import { PlaceStore } from '../../location/place.store';
import { Latest } from '../../shared/view-model/latest';
import { CheckoutStore } from '../checkout.store';
import { type CardScreen, cardScreenPath } from './card-screen';
import { NewCardForm } from './new-card-form';
import { savedCardPayment, shownCard } from './payment-rules';
import { UpiEntry } from './upi-entry';

/** The card tab: how to pay, with which card, and a new card (PAY-01..38). */
@injectable()
export class CardStepViewModel {
  readonly newCard: NewCardForm;
  readonly upi: UpiEntry;
  private screen: CardScreen = 'options';
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private problem = '';
  private methodIds: readonly number[] = [];
  private cards: readonly SavedCard[] = [];
  private method: PaymentMethod | undefined;
  private cardId: string | undefined;
  private isFaceAskedFor = false;
  private readonly latest = new Latest();

  constructor(
    private readonly payments: Payments,
    private readonly currentCart: CurrentCart,
    private readonly checkout: CheckoutStore,
    session: SessionStore,
    place: PlaceStore,
    findShippingAddress: FindShippingAddress,
    tokenizer: CardTokenizer,
    payWithNewCard: PayWithNewCard,
    directory: ZipcodeDirectory,
    notifier: Notifier,
    private readonly askForFace: AskForFace,
  ) {
    this.upi = new UpiEntry(payments);
    this.newCard = new NewCardForm({
      session,
      place,
      tokenizer,
      directory,
      notifier,
      save: (card) => payWithNewCard.execute(card),
      shippingAddress: () => findShippingAddress.execute(),
      asksToKeep: true,
    });
    makeAutoObservable<this, 'cards' | 'methodIds'>(
      this,
      { newCard: false, upi: false, cards: observableRef, methodIds: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    return {
      status: this.status,
      problem: this.problem,
      screen: this.shownScreen,
      options: {
        method: this.method,
        offers: {
          card: this.methodIds.includes(PAYMENT_METHOD_IDS.card),
          upi: this.methodIds.includes(PAYMENT_METHOD_IDS.upi),
          pod: this.methodIds.includes(PAYMENT_METHOD_IDS.pod),
        },
        upi: this.upi.state,
        hasCard: this.isCardChosen,
        canContinue: this.hasValidEntry,
      },
      cards: {
        cards: this.cards.map(shownCard),
        cardId: this.cardId,
      },
      newCard: this.newCard.state,
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const { cartId } = this.currentCart.get();
    const [answer, isFaceAskedFor] = await Promise.all([
      this.payments.optionsFor(cartId),
      this.askForFace.execute(cartId),
    ]);
    if (!isWanted()) return;
    runInAction(() => {
      this.isFaceAskedFor = isFaceAskedFor;
      const offer = answer.ok && answer.value.methodIds.length > 0 ? answer.value : null;
      this.status = offer ? 'ready' : 'failed';
      if (offer) this.receive(offer.cards, offer.methodIds);
      else this.problem = (!answer.ok && answer.failure.message) || 'The ways to pay could not be loaded.';
    });
    this.openShownForm();
  }

  /** The screen that the address names. */
  show(screen: CardScreen): void {
    this.screen = screen;
    // A card that was looked at and not taken is not chosen.
    if (screen === 'options' && this.method === 'card' && !this.isCardChosen) this.method = undefined;
    if (screen !== 'new') this.newCard.close();
    this.openShownForm();
  }

  /** PAY-20: cards have screens of their own; who only steps past with an arrow key stays here. */
  choose(method: PaymentMethod, isStep = false): string | null {
    this.method = method;
    return method === 'card' && !isStep ? this.showCards() : null;
  }

  showCards(): string {
    return cardScreenPath(this.cards.length > 0 ? 'cards' : 'new');
  }

  pickCard(id: string): void {
    this.cardId = id;
  }

  /** `Continue` of the options; a card has been chosen on its own screen by then. */
  proceed(): string | null {
    if (!this.hasValidEntry) return null;
    if (this.method === 'pod') return this.payWith({ kind: 'pod' });
    return this.method === 'upi' ? this.payWith({ kind: 'upi', upiAddress: this.upi.validId }) : this.goOn();
  }

  /** PAY-26 */
  proceedWithCard(): string | null {
    const card = this.cards.find(({ id }) => id === this.cardId);
    return card ? this.payWith(savedCardPayment(card)) : null;
  }

  /** PAY-25 */
  async submitNewCard(): Promise<string | null> {
    if (!(await this.newCard.submit())) return null;
    runInAction(() => (this.method = 'card'));
    return this.goOn();
  }

  dispose(): void {
    this.latest.cancel();
    this.newCard.close();
  }

  /** Without saved cards there is no list to choose from (PAY-20). */
  private get shownScreen(): CardScreen {
    const hasNone = this.status === 'ready' && this.cards.length === 0;
    return this.screen === 'cards' && hasNone ? 'new' : this.screen;
  }

  /** PAY-21, PAY-22 */
  private get hasValidEntry(): boolean {
    if (this.method === 'card') return this.isCardChosen;
    return this.method === 'pod' || (this.method === 'upi' && this.upi.validId !== '');
  }

  private get isCardChosen(): boolean {
    return this.checkout.checkout.facts.payment.kind === 'card';
  }

  private openShownForm(): void {
    if (this.status === 'ready' && this.shownScreen === 'new') void this.newCard.open();
  }

  private receive(cards: readonly SavedCard[], methodIds: readonly number[]): void {
    const { payment } = this.checkout.checkout.facts;
    this.cards = cards;
    this.methodIds = methodIds;
    if (payment.kind !== 'none') this.method ??= payment.kind;
    if (payment.kind === 'upi') this.upi.resume(payment.upiAddress);
    if (payment.kind === 'card') this.cardId ??= cards.find(({ id }) => id === payment.cardId)?.id;
  }

  private payWith(payment: Exclude<PaymentChoice, { readonly kind: 'none' }>): string {
    this.method = payment.kind;
    this.checkout.change((checkout) => checkout.withPayment(payment));
    return this.goOn();
  }

  /** only a face that matches opens the summary to whoever is asked for theirs. */
  private goOn(): string {
    if (this.isFaceAskedFor) return '/verifyFace';
    this.checkout.change((checkout) => checkout.movingTo('checkout'));
    return checkoutPath('checkout');
  }
}
