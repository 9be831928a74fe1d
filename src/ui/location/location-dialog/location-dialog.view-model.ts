import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { zipcodeProblem } from '../../../../rules/shared/zipcode';
import { Homepages } from '../../../application/location/homepages.port';
import { ServiceAreas } from '../../../application/location/service-areas.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { ServiceArea } from '../../../domain/location/service-area';
import type { Unavailable } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { Zipcode } from '../../../domain/shared/zipcode';
import { locationDialogTexts } from '../../../texts/location/location-dialog';
import { rootPath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { ZipcodeAlternatives } from '../alternatives/zipcode-alternatives';
import { ZipcodeChangeConfirmation } from '../zipcode-change/zipcode-change-confirmation';
import { PlaceStore } from '../place.store';

/** The header's zipcode dialog (GATE-01..12, X-022). */
@injectable()
export class LocationDialogViewModel {
  private typed = '';
  private problem = '';
  private isChecking = false;
  readonly alternatives = new ZipcodeAlternatives();
  private readonly latest = new LatestRequest();

  constructor(
    private readonly homepages: Homepages,
    private readonly serviceAreas: ServiceAreas,
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
      ...this.alternatives.state,
    };
  }

  /** A complete zipcode that would empty the cart shows at once what would be removed. */
  async type(text: string): Promise<void> {
    this.fill(text);
    this.isChecking = false;
    this.latest.cancel();
    this.question.stay();
    this.alternatives.offer([]);
    if (this.warning === '' || zipcodeProblem(text, 'Pincode')) return;
    const area = await this.areaTyped();
    if (area) await this.finish(this.question.ask(area));
  }

  /** Resolves with the path to go to, or null to stay (GATE-03..11). */
  async submit(): Promise<string | null> {
    if (this.isChecking || this.question.state) return null;
    this.problem = zipcodeProblem(this.typed, 'Pincode') ?? '';
    if (this.problem) return null;
    const area = await this.areaTyped();
    return area && this.changeTo(area);
  }

  /** Takes an alternative to the zipcode typed; resolves like `submit`. */
  async pick(zipcode: string): Promise<string | null> {
    const area = this.alternatives.areaOf(zipcode);
    if (!area || this.isChecking) return null;
    this.fill(zipcode);
    this.isChecking = true;
    return this.changeTo(area);
  }

  /** The shopper agreed that the cart is emptied; resolves like `submit`. */
  async confirm(): Promise<string | null> {
    const changed = await this.question.confirm();
    if (!changed.ok) this.notifier.failure(changed.failure.message);
    return changed.ok && changed.value === 'changed' ? this.leave() : null;
  }

  /** Null if it is not served or could not be looked up, or if something else has been typed since. */
  private async areaTyped(): Promise<ServiceArea | null> {
    const isWanted = this.latest.begin();
    this.isChecking = true;
    const area = await this.homepages.serviceAreaAt(this.typed.trim());
    if (!isWanted()) return null;
    if (area.ok) return area.value;
    const { failure } = area;
    runInAction(() => {
      this.isChecking = false;
      if (failure.kind === 'refused') this.problem = failure.message || locationDialogTexts.invalid;
    });
    if (failure.kind === 'unavailable') this.notifier.failure(failure.message);
    else await this.offerAlternatives(isWanted);
    return null;
  }

  /** The call that checks the zipcode only refuses it; the one of the gate knows alternatives. */
  private async offerAlternatives(isWanted: () => boolean): Promise<void> {
    const answer = await this.serviceAreas.lookUp(this.typed.trim());
    if (answer.ok || answer.failure.kind !== 'unserved' || !isWanted()) return;
    this.alternatives.offer(answer.failure.alternatives);
  }

  private fill(zipcode: string): void {
    this.typed = zipcode;
    this.problem = '';
  }

  private async changeTo(area: ServiceArea): Promise<string | null> {
    const changed = await this.finish(this.question.changeTo(area));
    return changed.ok && changed.value === 'changed' ? this.leave() : null;
  }

  private async finish<Value>(
    change: Promise<Result<Value, Unavailable>>,
  ): Promise<Result<Value, Unavailable>> {
    const isWanted = this.latest.begin();
    const answer = await change;
    if (!isWanted()) return answer;
    runInAction(() => (this.isChecking = false));
    if (!answer.ok) this.notifier.failure(answer.failure.message);
    return answer;
  }

  private leave(): string {
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
