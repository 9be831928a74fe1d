import { injectable } from 'inversify';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@cork-and-petal/sdk/schema';
import { ApiAddress } from './api-address';
import { type Address, Catalog } from './catalog';
import type { Screen } from './screen';
import {
  gateScreen,
  homeScreen,
  listingScreen,
  productScreen,
  searchScreen,
  textScreen,
  vendorScreen,
} from './screens';

/** A call for each route, except for the one with text. */
@injectable()
export class HttpCatalog extends Catalog {
  private readonly client: Client<paths>;

  constructor(api: ApiAddress) {
    super();
    this.client = createClient<paths>({ baseUrl: api.baseUrl });
  }

  async screenAt(address: Address): Promise<Screen> {
    const [, first, second] = address.path.split('/');
    const last = address.path.split('/').at(-1) ?? '';
    if (first === '') return this.gate();
    if (first === 'faq') return textScreen();
    if (first === 'search') return this.search(address);
    if (first === 'vendor') return this.vendor(last, address);
    if (second === undefined) return this.home(address);
    return second === 'category' ? this.listing(last, address) : this.product(last, address);
  }

  private async gate(): Promise<Screen> {
    const { data } = await this.client.GET('/connect/index/banners');
    return gateScreen(data);
  }

  private async search({ words: q, zipcode, locations: loc_id }: Address): Promise<Screen> {
    const query = { q, zipcode, loc_id, page: 1, limit: 20 };
    const { data } = await this.client.GET('/connect/index/search', { params: { query } });
    return searchScreen(data);
  }

  private async vendor(vendor_id: string, { zipcode }: Address): Promise<Screen> {
    const body = { vendor_id, zipcode, page_no: 1, limit: '20', store_id: 1 as const };
    const { data } = await this.client.POST('/api/Vendordata/getVendorData', { body });
    return vendorScreen(data);
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
