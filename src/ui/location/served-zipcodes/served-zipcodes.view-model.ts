import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ServiceAreas } from '../../../application/location/service-areas.port';
import type { City } from '../../../domain/location/city';
import { LatestRequest } from '../../shared/view-model/latest-request';

type Status = 'loading' | 'ready' | 'failed';

/** The zipcodes served in a city (ROUTE-19); for a page, and for a dialog that messages link to. */
@injectable()
export class ServedZipcodesViewModel {
  private status: Status = 'loading';
  private failureText = '';
  private city: City = { name: '', state: '' };
  private zipcodes: readonly string[] = [];
  private readonly latest = new LatestRequest();

  constructor(private readonly serviceAreas: ServiceAreas) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const { name, state } = this.city;
    return {
      status: this.status,
      failureText: this.failureText,
      place: [name, state].filter(Boolean).join(', '),
      zipcodes: this.zipcodes,
    };
  }

  async open(city: City): Promise<void> {
    const isWanted = this.latest.begin();
    this.city = city;
    this.status = 'loading';
    const answer = await this.serviceAreas.servedIn(city);
    if (!isWanted()) return;
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      this.zipcodes = answer.ok ? answer.value.map(({ value }) => value) : [];
      this.failureText = answer.ok ? '' : answer.failure.message;
    });
  }

  retry(): void {
    void this.open(this.city);
  }

  dispose(): void {
    this.latest.cancel();
  }
}
