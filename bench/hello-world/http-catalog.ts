import { injectable } from 'inversify';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@cork-and-petal/sdk/schema';
import { ApiAddress } from './api-address';
import { type Address, Catalog } from './catalog';
import type { Screen } from './screen';
import { homeScreen, listingScreen, productScreen } from './screens';

/** The three calls of the three routes. */
@injectable()
export class HttpCatalog extends Catalog {
  private readonly client: Client<paths>;

  constructor(api: ApiAddress) {
    super();
    this.client = createClient<paths>({ baseUrl: api.baseUrl });
  }

  async screenAt(address: Address): Promise<Screen> {
    const last = address.path.split('/').at(-1) ?? '';
    if (last === 'store') return this.home(address);
    return address.path.includes('/category/') ? this.listing(last, address) : this.product(last, address);
  }

  private async home({ zipcode, locations: loc_id }: Address): Promise<Screen> {
    const { data } = await this.client.GET('/connect/index/homepage', {
      params: { query: { zipcode, loc_id } },
    });
    return homeScreen(data);
  }

  private async listing(catid: string, { zipcode, locations: loc_id }: Address): Promise<Screen> {
    const query = { catid, zipcode, loc_id, page: 1, limit: 20 };
    const { data } = await this.client.GET('/connect/index/category', { params: { query } });
    return listingScreen(data);
  }

  private async product(prodid: string, { zipcode, locations: loc_id }: Address): Promise<Screen> {
    const query = { prodid, zipCode: zipcode, loc_id };
    const { data } = await this.client.GET('/connect/index/product', { params: { query } });
    return productScreen(data);
  }
}
