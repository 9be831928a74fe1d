import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { Retailers } from '../../../application/vendor/retailers.port';
import type { City } from '../../../domain/location/city';
import { parseStars, type RetailerOption, type StarCategory } from '../../../domain/vendor/retailer';
import { PlaceStore } from '../../location/place.store';
import { walletProductsPath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';

type Status = 'loading' | 'ready' | 'failed' | 'not-supported';

/** The choice of a retailer to redeem at (WAL-01..03). */
@injectable()
export class WalletShippingViewModel {
  private status: Status = 'loading';
  private problem = '';
  private options: readonly RetailerOption[] = [];
  private city: City | null = null;
  private isDineIn = false;
  private retailerId = '';
  private wanted: { state: string; stars: StarCategory } = { state: '', stars: 0 };
  private readonly latest = new LatestRequest();

  constructor(
    private readonly retailers: Retailers,
    private readonly directory: ZipcodeDirectory,
    private readonly place: PlaceStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    return {
      status: this.status,
      problem: this.problem,
      city: this.city,
      isDineIn: this.isDineIn,
      retailers: this.options.map(({ locationId, name }) => ({ value: locationId, label: name })),
      retailerId: this.retailerId || undefined,
      mayContinue: this.chosen !== undefined,
    };
  }

  /** Uses the navigation state of REDEEM NOW; without it the state of the shopping place and all categories. */
  async open(navigationState: unknown): Promise<void> {
    const { state, stars } = (navigationState ?? {}) as Record<string, unknown>;
    this.wanted = {
      state: typeof state === 'string' && state !== '' ? state : this.place.place.state,
      stars: parseStars(stars),
    };
    await this.load();
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const { zipcode } = this.place;
    const { state, stars } = this.wanted;
    const [venues, redeeming, city] = await Promise.all([
      zipcode ? this.retailers.venuesAt(zipcode, this.place.place.location) : null,
      state ? this.retailers.redemptionRetailers(state, stars) : null,
      this.directory.cityOf(zipcode),
    ]);
    if (!isWanted()) return;
    runInAction(() => {
      this.city = city;
      const failure = [venues, redeeming].flatMap((answer) => (answer && !answer.ok ? [answer.failure] : []));
      this.status = statusAfter(failure);
      this.problem = failure.flatMap((each) => (each.kind === 'unavailable' ? [each.message] : []))[0] ?? '';
      this.options = redeeming?.ok ? redeeming.value : [];
      const [first] = this.options;
      if (first && this.options.length === 1) this.retailerId = first.locationId;
    });
  }

  chooseDineIn(): void {
    this.isDineIn = true;
  }

  chooseRetailer(id: string): void {
    this.retailerId = id;
  }

  /** The path and navigation state of CONTINUE. */
  get next(): { path: string; state: { state: string } } | null {
    if (!this.chosen) return null;
    return {
      path: walletProductsPath({ retailerId: this.chosen.locationId }),
      state: { state: this.wanted.state },
    };
  }

  dispose(): void {
    this.latest.cancel();
  }

  private get chosen(): RetailerOption | undefined {
    return this.isDineIn ? this.options.find(({ locationId }) => locationId === this.retailerId) : undefined;
  }
}

function statusAfter(failures: readonly { kind: string }[]): Status {
  if (failures.length === 0) return 'ready';
  return failures.some(({ kind }) => kind === 'not-supported') ? 'not-supported' : 'failed';
}
