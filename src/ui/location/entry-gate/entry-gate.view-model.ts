import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CurrentPlace } from '../../../application/location/current-place.port';
import { Homepages } from '../../../application/location/homepages.port';
import { Locator } from '../../../application/location/locator.port';
import type { Unserved } from '../../../application/location/service-areas.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { BannerSet } from '../../../domain/location/home-page';
import type { ServiceArea } from '../../../domain/location/service-area';
import type { CallFailure, Unavailable } from '../../../domain/shared/failure';
import type { Result } from '../../../domain/shared/result';
import { entryGateTexts } from '../../../texts/location/entry-gate';
import { storePath } from '../../shared/paths/paths';
import { FieldEdits } from '../../shared/view-model/field-edits';
import { ZipcodeAlternatives } from '../alternatives/zipcode-alternatives';
import {
  type ZipcodeChangeOutcome,
  ZipcodeChangeConfirmation,
} from '../zipcode-change/zipcode-change-confirmation';
import { ZipcodeLookup } from './zipcode-lookup';

const NO_BANNERS: BannerSet = { desktop: [], mobile: [] };

/** The entry gate: asks for a zipcode before the store is first shown (GATE-13..23). */
@injectable()
export class EntryGateViewModel {
  private typed: string;
  private located: string | null = null;
  private location: 'offered' | 'locating' | 'unknown' = 'offered';
  private problem = '';
  private isChecking = false;
  /** The zipcode that is not served; blank for none. */
  private unserved = '';
  readonly alternatives = new ZipcodeAlternatives();
  private banners: BannerSet | null = null;
  private readonly edits = new FieldEdits<'zipcode'>();

  constructor(
    private readonly zipcodes: ZipcodeLookup,
    private readonly homepages: Homepages,
    private readonly locator: Locator,
    private readonly notifier: Notifier,
    readonly question: ZipcodeChangeConfirmation,
    currentPlace: CurrentPlace,
  ) {
    // Prefills a zipcode chosen earlier.
    this.typed = currentPlace.get().zipcode?.value ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return {
      zipcode: this.typed,
      problem: this.problem,
      captcha: this.zipcodes.captcha.status,
      canContinue: this.zipcodes.captcha.isSolved && !this.isChecking,
      isChecking: this.isChecking,
      location: this.locator.isOffered ? this.location : null,
      banners: this.banners,
      question: this.question.state,
      unserved: this.unserved
        ? { title: entryGateTexts.unserved(this.unserved), ...this.alternatives.state }
        : null,
      listed: this.alternatives.listed,
    };
  }

  async start(): Promise<void> {
    const answer = await this.homepages.banners();
    runInAction(() => (this.banners = answer.ok ? answer.value : NO_BANNERS));
  }

  /** Whether the field has the focus. */
  focus(isIn: boolean): void {
    this.edits.enter(isIn ? 'zipcode' : null);
  }

  type(text: string): void {
    this.edits.edit('zipcode');
    this.typed = text;
    this.problem = '';
  }

  /** Only when the shopper asks for it; without a zipcode typed, the located one counts (GATE-22, X-034). */
  async locate(): Promise<void> {
    if (this.location === 'locating') return;
    this.location = 'locating';
    const snapshot = this.edits.snapshot();
    const located = await this.locator.locate();
    runInAction(() => {
      this.located = located;
      this.location = located ? 'offered' : 'unknown';
    });
    if (located) snapshot.fill('zipcode', () => this.fillIn(located));
  }

  solveCaptcha(): void {
    void this.zipcodes.captcha.solve();
  }

  /** GATE-18..21: resolves with the path to go to, or null to stay. */
  async submit(): Promise<string | null> {
    const zipcode = this.typed.trim() || this.located;
    if (!zipcode) {
      this.problem = entryGateTexts.missing;
      return null;
    }
    if (this.isChecking) return null;
    this.isChecking = true;
    // Enter in the field also sends the form before the captcha is solved.
    await this.zipcodes.captcha.solve();
    if (!this.zipcodes.captcha.isSolved) return this.stay();
    const answer = await this.zipcodes.lookUp(zipcode);
    if (answer.ok) return this.enter(answer.value);
    runInAction(() => this.refuse(zipcode, answer.failure));
    return null;
  }

  /** GATE-17 */
  async pick(zipcode: string): Promise<string | null> {
    const area = this.alternatives.areaOf(zipcode);
    return area ? this.enter(area) : null;
  }

  tryAnother(): void {
    this.unserved = '';
    this.typed = '';
  }

  /** The shopper agreed that the cart is emptied; resolves like `submit`. */
  async confirm(): Promise<string | null> {
    return this.follow(await this.question.confirm());
  }

  private fillIn(zipcode: string): void {
    this.typed = zipcode;
    this.problem = '';
  }

  private follow(change: Result<ZipcodeChangeOutcome, Unavailable>): string | null {
    if (change.ok && change.value === 'changed') return storePath();
    this.zipcodes.captcha.renew();
    if (!change.ok) this.notifier.failure(change.failure.message);
    return null;
  }

  private async enter(area: ServiceArea): Promise<string | null> {
    this.isChecking = true;
    const changed = await this.question.changeTo(area, { passesGate: true });
    runInAction(() => (this.isChecking = false));
    return this.follow(changed);
  }

  private stay(): null {
    this.isChecking = false;
    return null;
  }

  private refuse(zipcode: string, failure: Unserved | CallFailure): void {
    this.isChecking = false;
    switch (failure.kind) {
      case 'unserved':
        this.unserved = zipcode;
        this.alternatives.offer(failure.alternatives);
        break;
      case 'refused':
        this.problem = failure.message || entryGateTexts.invalid;
        break;
      case 'unavailable':
        this.notifier.failure(failure.message);
    }
  }
}
