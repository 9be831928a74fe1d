import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { PhoneColumns } from '../../application/catalog/phone-columns.port';
import { Observed } from '../shared/view-model/observed';

/** In how many columns a phone shows lists of products. */
@injectable()
export class PhoneColumnsStore {
  private readonly observed: Observed<1 | 2>;

  constructor(private readonly columns: PhoneColumns) {
    this.observed = new Observed(columns);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get areTwo(): boolean {
    return this.observed.state === 2;
  }

  toggle(): void {
    this.columns.set(this.areTwo ? 1 : 2);
  }
}
