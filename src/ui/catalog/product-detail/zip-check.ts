import { makeAutoObservable, runInAction } from 'mobx';
import type { AcceptArea } from '../../../application/location/accept-area';
import type { PreviewMove } from '../../../application/location/preview-move';
import type { ServiceAreas } from '../../../application/location/service-areas.port';
import type { Notifier } from '../../../application/shared/notifier.port';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { Result } from '../../../domain/shared/result';
import { Zipcode } from '../../../domain/shared/zipcode';
import type { CartStore } from '../../cart/cart.store';
import {
  type MoveOutcome,
  MoveQuestion,
  type MoveQuestionState,
} from '../../location/move-dialog/move-question';
import type { PlaceStore } from '../../location/place.store';
import type { ZipCheckState } from './product-state';

/** PDP-34 */
const LENGTH_TEXT = 'Please enter a valid 5-digit zipcode';
/** PDP-46, PDP-47 */
const FETCHED_TEXT = 'Zipcode details fetched';
const FAILED_TEXT = 'Failed to fetch zipcode details';

interface ZipCheckNeeds {
  readonly serviceAreas: ServiceAreas;
  readonly acceptArea: AcceptArea;
  readonly previewMove: PreviewMove;
  readonly placeStore: PlaceStore;
  readonly cartStore: CartStore;
  readonly notifier: Notifier;
  /** Asks for the product as this zipcode sees it; true when it came. */
  readonly reload: () => Promise<boolean>;
}

/** The product page's zipcode: typed, looked up, and shopped in from then on. */
export class ZipCheck {
  typed: string;
  private isChecking = false;
  private problem = '';
  private readonly question: MoveQuestion;

  constructor(private readonly needs: ZipCheckNeeds) {
    this.question = new MoveQuestion(needs.previewMove, needs.acceptArea);
    this.typed = needs.placeStore.zipcode;
    makeAutoObservable<this, 'needs' | 'question'>(
      this,
      { needs: false, question: false },
      { autoBind: true },
    );
  }

  /** The zipcode in the field, or the one that is shopped in; without either nothing can be bought. */
  get hasZipcode(): boolean {
    return this.isWhole || this.needs.placeStore.zipcode !== '';
  }

  /** True while the product on the page is the one that this zipcode sees. */
  isVerifiedFor(place: ShoppingPlace): boolean {
    return !this.isChecking && place.isIn(Zipcode.parse(this.typed));
  }

  stateFor(place: ShoppingPlace): ZipCheckState {
    return {
      zipcode: this.typed,
      helper: this.helper,
      problem: this.problem,
      warning: this.warning,
      isChecking: this.isChecking,
      isVerified: this.isVerifiedFor(place),
      canSubmit: this.isWhole && !this.isChecking,
    };
  }

  /** Digits only, five at most (PDP-29, PDP-30). */
  type(text: string): void {
    this.typed = text.replace(/\D/g, '').slice(0, Zipcode.length);
    this.problem = '';
  }

  async check(): Promise<void> {
    if (this.isChecking) return;
    if (!this.isWhole) return this.needs.notifier.failure(LENGTH_TEXT);
    await this.settle(this.lookUp());
  }

  /** What the move would do to the cart, while the shopper is asked. */
  get moveQuestion(): MoveQuestionState | null {
    return this.question.state;
  }

  /** The cart may be emptied. */
  async confirmMove(): Promise<void> {
    await this.settle(this.question.confirm());
  }

  /** Back to the zipcode that is shopped in. */
  stay(): void {
    this.question.stay();
    this.typed = this.needs.placeStore.zipcode;
  }

  /** A zipcode that was moved to shows its product; one that could not be looked up says so. */
  private async settle(moving: Promise<Result<MoveOutcome, unknown>>): Promise<void> {
    this.isChecking = true;
    const moved = await moving;
    const isAsked = moved.ok && moved.value === 'asked';
    const isFetched = moved.ok && !isAsked && (await this.needs.reload());
    runInAction(() => (this.isChecking = false));
    if (isAsked) return;
    if (isFetched) this.needs.notifier.success(FETCHED_TEXT);
    else this.needs.notifier.failure(FAILED_TEXT);
  }

  private get isWhole(): boolean {
    return this.typed.length === Zipcode.length;
  }

  /** PDP-32, PDP-33 */
  private get helper(): string {
    if (this.isChecking) return 'Verifying...';
    const isMissing = this.typed === '' && !this.hasZipcode;
    return isMissing ? 'Enter 5-digit zipcode to enable fields' : '';
  }

  /** The cart belongs to one zipcode: said before another one empties it. */
  private get warning(): string {
    const { placeStore, cartStore } = this.needs;
    const moves = this.isWhole && this.typed !== placeStore.zipcode;
    return moves && cartStore.hasItems
      ? `Your cart is for ${placeStore.zipcode || 'another zipcode'}. Another zipcode empties it.`
      : '';
  }

  private async lookUp(): Promise<Result<MoveOutcome, unknown>> {
    const zipcode = this.typed;
    const found = await this.needs.serviceAreas.lookUp(zipcode);
    if (found.ok) return this.question.moveTo(found.value);
    const { failure } = found;
    runInAction(() => {
      if (failure.kind === 'unserved') this.problem = `We are not currently serving the zipcode ${zipcode}`;
      if (failure.kind === 'refused') this.problem = failure.message;
    });
    return found;
  }
}
