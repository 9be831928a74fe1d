import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { zipcodeProblem } from '../../../../rules/shared/zipcode';
import { Homepages } from '../../../application/location/homepages.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { Unavailable } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { Zipcode } from '../../../domain/shared/zipcode';
import { locationDialogTexts } from '../../../texts/location/location-dialog';
import { rootPath } from '../../shared/paths/paths';
import {
  type ZipcodeChangeOutcome,
  ZipcodeChangeConfirmation,
} from '../zipcode-change/zipcode-change-confirmation';
import { PlaceStore } from '../place.store';

/** The header's zipcode dialog (GATE-01..12, X-022). */
@injectable()
export class LocationDialogViewModel {
  private typed = '';
  private problem = '';
  private isChecking = false;

  constructor(
    private readonly homepages: Homepages,
    private readonly placeStore: PlaceStore,
    private readonly notifier: Notifier,
    readonly question: ZipcodeChangeConfirmation,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      zipcode: this.typed,
      problem: this.problem,
      isChecking: this.isChecking,
      current: this.placeStore.zipcode,
      warning: this.warning,
      question: this.question.state,
    };
  }

  type(text: string): void {
    this.typed = text;
    this.problem = '';
  }

  /** Resolves with the path to go to, or null to stay (GATE-03..11). */
  async submit(): Promise<string | null> {
    if (this.isChecking) return null;
    this.problem = zipcodeProblem(this.typed, 'Pincode') ?? '';
    if (this.problem) return null;
    this.isChecking = true;
    const store = await this.homepages.serviceAreaAt(this.typed.trim());
    const destination = store.ok ? this.follow(await this.question.changeTo(store.value)) : null;
    runInAction(() => {
      this.isChecking = false;
      if (!store.ok && store.failure.kind === 'refused')
        this.problem = store.failure.message || locationDialogTexts.invalid;
    });
    if (!store.ok && store.failure.kind === 'unavailable') this.notifier.failure(store.failure.message);
    return destination;
  }

  /** The shopper agreed that the cart is emptied; resolves like `submit`. */
  async confirm(): Promise<string | null> {
    return this.follow(await this.question.confirm());
  }

  private follow(change: Result<ZipcodeChangeOutcome, Unavailable>): string | null {
    if (!change.ok) this.notifier.failure(change.failure.message);
    if (!change.ok || change.value === 'asked') return null;
    this.notifier.success(locationDialogTexts.changed);
    return rootPath();
  }

  /** warns before the cart is emptied; not if the same zipcode is entered again. */
  private get warning(): string {
    const { cartUnitCount: unitCount } = this.placeStore;
    if (unitCount === 0 || this.placeStore.place.isIn(Zipcode.parse(this.typed))) return '';
    return locationDialogTexts.warning(unitCount, this.placeStore.zipcode);
  }
}
