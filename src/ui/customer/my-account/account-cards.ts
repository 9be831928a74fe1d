import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { SavedCards } from '../../../application/customer/saved-cards.port';
import { SaveNewCard } from '../../../application/customer/save-new-card';
import { alertFailure, Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import { type SavedCard, cardLabel, formatExpiry } from '../../../domain/customer/saved-card';
import { paymentMethodsTexts } from '../../../texts/customer/payment-methods';
import { NewCardForm } from '../new-card/new-card-form';

/** `PAYMENT METHOD`: the saved cards, and the card step's form for another one (ACCT-12..16). */
@injectable('Transient')
export class AccountCards {
  /** Reloads the account, which includes the saved cards. */
  reload = () => Promise.resolve();
  private cards: readonly SavedCard[] = [];
  private isAdding = false;
  private idToDelete: string | null = null;
  private isRemoving = false;

  constructor(
    readonly newCard: NewCardForm,
    private readonly savedCards: SavedCards,
    private readonly saveNewCard: SaveNewCard,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable(this, { reload: false }, { autoBind: true, deep: false });
  }

  get state() {
    const toDelete = this.cards.find(({ id }) => id === this.idToDelete);
    return {
      cards: this.cards.map(shown),
      canAdd: this.savedCards.isOffered,
      newCard: this.isAdding ? this.newCard.state : null,
      confirmation: toDelete && { ...shown(toDelete), isRemoving: this.isRemoving },
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
    if (!(await this.newCard.submit((card) => this.saveNewCard.execute(card)))) return;
    await this.reload();
    this.leave();
  }

  askToRemove(id: string): void {
    this.idToDelete = id;
  }

  cancelDelete(): void {
    if (!this.isRemoving) this.idToDelete = null;
  }

  /** ACCT-15, ACCT-16 */
  async remove(): Promise<void> {
    const id = this.idToDelete;
    if (id === null || this.isRemoving) return;
    this.isRemoving = true;
    const answer = await this.savedCards.remove(id);
    runInAction(() => {
      this.isRemoving = false;
      this.idToDelete = null;
      if (answer.ok) this.cards = this.cards.filter((card) => card.id !== id);
    });
    const isGone = answer.ok || (answer.failure.kind === 'refused' && (await this.isGone(id)));
    if (isGone) this.notifier.success(SUCCESS_TEXTS.changed);
    else if (!answer.ok)
      alertFailure(this.notifier, answer.failure, answer.failure.message || paymentMethodsTexts.failed);
  }

  /** True if an earlier removal took effect although its answer was lost. */
  private async isGone(id: string): Promise<boolean> {
    await this.reload();
    return this.cards.every((card) => card.id !== id);
  }

  dispose(): void {
    this.newCard.close();
  }
}

const shown = (card: SavedCard) => ({
  id: card.id,
  title: cardLabel(card.brand, card.lastDigits),
  expiry: formatExpiry(card),
});
