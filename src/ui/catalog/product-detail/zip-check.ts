import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ZIPCODE_LENGTH } from '../../../../rules/shared/zipcode';
import { ServiceAreas } from '../../../application/location/service-areas.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { Result } from '../../../domain/shared/result';
import { Zipcode } from '../../../domain/shared/zipcode';
import { zipCheckTexts } from '../../../texts/catalog/zip-check';
import {
  type ZipcodeChangeOutcome,
  ZipcodeChangeConfirmation,
  type ZipcodeChangeQuestion,
} from '../../location/zipcode-change/zipcode-change-confirmation';
import { PlaceStore } from '../../location/place.store';
import type { ZipCheckState } from './product-state';

/** Loads the product for the new zipcode; true if that succeeded. */
type Reload = () => Promise<boolean>;

/** The zipcode of the product page: once verified it becomes the shopping place. */
@injectable('Transient')
export class ZipCheck {
  typed: string;
  private isChecking = false;
  private problem = '';

  constructor(
    private readonly serviceAreas: ServiceAreas,
    private readonly question: ZipcodeChangeConfirmation,
    private readonly placeStore: PlaceStore,
    private readonly notifier: Notifier,
  ) {
    this.typed = placeStore.zipcode;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there is a zipcode in the field or a shopping place; without either nothing can be bought. */
  get hasZipcode(): boolean {
    return this.isComplete || this.placeStore.zipcode !== '';
  }

  /** True if the product on the page was loaded for this zipcode. */
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
      canSubmit: this.isComplete && !this.isChecking,
    };
  }

  /** Digits only, five at most (PDP-29, PDP-30). */
  type(text: string): void {
    this.typed = text.replace(/\D/g, '').slice(0, ZIPCODE_LENGTH);
    this.problem = '';
  }

  async check(reload: Reload): Promise<void> {
    if (this.isChecking) return;
    // PDP-34
    if (!this.isComplete) return this.notifier.failure(zipCheckTexts.wrongLength);
    await this.finishChange(this.lookUp(), reload);
  }

  /** What the change would do to the cart, while the dialog is open. */
  get zipcodeQuestion(): ZipcodeChangeQuestion | null {
    return this.question.state;
  }

  /** The shopper agreed that the cart is emptied. */
  async confirmZipcodeChange(reload: Reload): Promise<void> {
    await this.finishChange(this.question.confirm(), reload);
  }

  /** Restores the zipcode of the shopping place. */
  stay(): void {
    this.question.stay();
    this.typed = this.placeStore.zipcode;
  }

  /** After a change of zipcode reloads the product; a failed look-up is shown. */
  private async finishChange(
    changing: Promise<Result<ZipcodeChangeOutcome, unknown>>,
    reload: Reload,
  ): Promise<void> {
    this.isChecking = true;
    const changed = await changing;
    const isAsked = changed.ok && changed.value === 'asked';
    const isFetched = changed.ok && !isAsked && (await reload());
    runInAction(() => (this.isChecking = false));
    if (isAsked) return;
    // PDP-46, PDP-47
    if (isFetched) this.notifier.success(zipCheckTexts.fetched);
    else this.notifier.failure(zipCheckTexts.notFetched);
  }

  private get isComplete(): boolean {
    return this.typed.length === ZIPCODE_LENGTH;
  }

  /** PDP-32, PDP-33 */
  private get helper(): string {
    if (this.isChecking) return zipCheckTexts.verifying;
    const isMissing = this.typed === '' && !this.hasZipcode;
    return isMissing ? zipCheckTexts.enterToEnable : '';
  }

  /** Warns that another zipcode empties the cart. */
  private get warning(): string {
    const { zipcode, cartUnitCount } = this.placeStore;
    const isOther = this.isComplete && this.typed !== zipcode;
    return isOther && cartUnitCount > 0 ? zipCheckTexts.emptiesCart(zipcode) : '';
  }

  private async lookUp(): Promise<Result<ZipcodeChangeOutcome, unknown>> {
    const zipcode = this.typed;
    const found = await this.serviceAreas.lookUp(zipcode);
    if (found.ok) return this.question.changeTo(found.value);
    const { failure } = found;
    runInAction(() => {
      if (failure.kind === 'unserved') this.problem = zipCheckTexts.notServed(zipcode);
      if (failure.kind === 'refused') this.problem = failure.message;
    });
    return found;
  }
}
