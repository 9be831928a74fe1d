import { Homepages, type NothingToShow } from '../../../src/application/location/homepages.port';
import type { BannerSet, HomePage } from '../../../src/domain/location/home-page';
import type { ServiceArea } from '../../../src/domain/location/service-area';
import type { ShoppingPlace } from '../../../src/domain/location/shopping-place';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { Zipcode } from '../../../src/domain/shared/zipcode';
import { aHomePage, anArea } from '../builders/location';
import { Outage } from './outage';

export class FakeHomepages extends Homepages {
  readonly outage = new Outage();
  readonly askedFor: ShoppingPlace[] = [];
  home: HomePage = aHomePage();
  /** Set to answer code -1 with this message. */
  nothingToShow: string | null = null;
  stores: readonly ServiceArea[] = [anArea('10001'), anArea('07030', { city: 'Hoboken', state: 'NJ' })];
  invalidZipcodeText = '99999 is not a valid zipcode.';
  bannerSet: BannerSet = {
    desktop: [{ imageUrl: '/pictures/desktop.svg', link: null, title: '', caption: null }],
    mobile: [{ imageUrl: '/pictures/mobile.svg', link: null, title: '', caption: null }],
  };

  async homeFor(place: ShoppingPlace): Promise<Result<HomePage, NothingToShow | CallFailure>> {
    this.askedFor.push(place);
    if (this.outage.now) return this.outage.now;
    if (this.nothingToShow !== null) return failed({ kind: 'nothing-to-show', message: this.nothingToShow });
    return ok(this.home);
  }

  async serviceAreaAt(zipcode: string): Promise<Result<ServiceArea, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    const store = this.stores.find((candidate) => candidate.zipcode.equals(Zipcode.parse(zipcode)));
    return store ? ok(store) : refused(this.invalidZipcodeText);
  }

  async banners(): Promise<Result<BannerSet, Unavailable>> {
    return this.outage.now ?? ok(this.bannerSet);
  }
}
