import type { Retailer } from '../../domain/vendor/retailer';
import { refused } from '../../domain/vendor/vendor-refusal';
import type { Retailers } from './retailers.port';

/** The venues that serve a zipcode; refused if dine-in is not offered there (BD-03). */
export class ListDineInVenues {
  constructor(private readonly retailers: Retailers) {}

  async execute(zipcode: string): Promise<Retailer[]> {
    if (!(await this.retailers.supportsDineIn(zipcode))) throw refused({ kind: 'dine-in-not-offered' });
    return this.retailers.venuesServing(zipcode);
  }
}
