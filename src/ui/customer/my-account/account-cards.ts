import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CardTokenizer } from '../../../application/customer/card-tokenizer.port';
import type { SavedCards } from '../../../application/customer/saved-cards.port';
import type { SaveNewCard } from '../../../application/customer/save-new-card';
import type { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { alertFailure, type Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { type SavedCard, shownExpiry } from '../../../domain/customer/saved-card';
import { NewCardForm } from '../new-card/new-card-form';
import type { PlaceStore } from '../../location/place.store';
import type { SessionStore } from '../session.store';

interface AccountCardsNeeds {
  readonly savedCards: SavedCards;
  readonly saveNewCard: SaveNewCard;
  readonly session: SessionStore;
  readonly place: PlaceStore;
  readonly tokenizer: CardTokenizer;
  readonly directory: ZipcodeDirectory;
  readonly notifier: Notifier;
  /** The account knows which cards there are now. */
  readonly onChange: () => Promise<void>;
}

/** `PAYMENT METHOD`: the saved cards, and the card step's form for another one (ACCT-12..16). */
export class AccountCards {
  readonly newCard: NewCardForm;
  private cards: readonly SavedCard[] = [];
  private isAdding = false;
  private askedId: string | null = null;
  private isRemoving = false;

  constructor(private readonly needs: AccountCardsNeeds) {
    const { session, place, tokenizer, directory, notifier, saveNewCard } = needs;
    this.newCard = new NewCardForm({
      session,
      place,
      tokenizer,
      directory,
      notifier,
      save: (card) => saveNewCard.execute(card),
      shippingAddress: () => Promise.resolve(null),
      asksToKeep: false,
    });
    makeAutoObservable<this, 'needs' | 'cards'>(
      this,
      { newCard: false, needs: false, cards: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    const asked = this.cards.find(({ id }) => id === this.askedId);
    return {
      cards: this.cards.map(shown),
      newCard: this.isAdding ? this.newCard.state : null,
      question: asked && { ...shown(asked), isRemoving: this.isRemoving },
    } as const;
  }

  receive(cards: readonly SavedCard[]): void {
    this.cards = cards;
  }

  /** ACCT-13 */
  add(): void {
    this.isAdding = true;
    void this.newCard.open();
  }

  leave(): void {
    this.isAdding = false;
    this.newCard.close();
    this.newCard.clear();
  }

  async submit(): Promise<void> {
    if (!(await this.newCard.submit())) return;
    await this.needs.onChange();
    this.leave();
  }

  askToRemove(id: string): void {
    this.askedId = id;
  }

  keep(): void {
    if (!this.isRemoving) this.askedId = null;
  }

  /** ACCT-15, ACCT-16 */
  async remove(): Promise<void> {
    const id = this.askedId;
    if (id === null || this.isRemoving) return;
    this.isRemoving = true;
    const answer = await this.needs.savedCards.remove(id);
    runInAction(() => {
      this.isRemoving = false;
      this.askedId = null;
      if (answer.ok) this.cards = this.cards.filter((card) => card.id !== id);
    });
    const isGone = answer.ok || (answer.failure.kind === 'refused' && (await this.isGone(id)));
    if (isGone) this.needs.notifier.success(SUCCESS_TEXTS.post);
    else if (!answer.ok)
      alertFailure(this.needs.notifier, answer.failure, answer.failure.message || 'something went wrong');
  }

  /** The answer to the removal may have been lost, and the shop not know the card any more. */
  private async isGone(id: string): Promise<boolean> {
    await this.needs.onChange();
    return this.cards.every((card) => card.id !== id);
  }

  dispose(): void {
    this.newCard.close();
  }
}

const shown = (card: SavedCard) => ({
  id: card.id,
  title: `${card.brand} ending in ${card.lastDigits}`,
  expiry: shownExpiry(card),
});
