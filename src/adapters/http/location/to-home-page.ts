import type { components } from '@cork-and-petal/sdk';
import type {
  Banner,
  BannerCaption,
  BannerSet,
  HomeDelivery,
  HomePage,
  HomeVendor,
} from '../../../domain/location/home-page';
import type { ServiceArea } from '../../../domain/location/service-area';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { parseSpeed } from '../../../domain/shared/speed';
import { Zipcode } from '../../../domain/shared/zipcode';
import { homePageTexts } from '../../../texts/location/home-page';
import { listOf, listWith } from '../shared/list-of';
import { listedProductCards } from '../shared/to-product-card';
import { locationIdsOf } from './to-service-area';

type Wire = components['schemas'];

/** Banners without a picture are omitted. */
const toBanners = (list: Wire['Banner'][] | undefined): Banner[] => listWith(list, 'imageurl').map(toBanner);

const toBanner = (wire: Wire['Banner']): Banner => ({
  imageUrl: wire.imageurl,
  link: wire.link || null,
  title: wire.title ?? '',
  caption: wire.caption ? toCaption(wire.caption) : null,
});

const toCaption = ({ eyebrow = '', text = '', action = '', tone }: Wire['BannerCaption']): BannerCaption => ({
  eyebrow,
  text,
  action: action || homePageTexts.bannerAction,
  tone,
});

export const toHomePage = (wire: Wire['HomePage']): HomePage => ({
  banners: toBanners(wire.banner),
  ads: toBanners(wire.ads),
  sections: listOf(wire.categories).map((section) => ({
    category: section.categoryName ?? '',
    products: listedProductCards(section.products),
  })),
  topProducts: listedProductCards(wire.topproduct),
  vendors: listWith(wire.vendors, 'id', 'name').map(toVendor),
  deliveries: listOf(wire.deliveries).flatMap(toDelivery),
});

/** None if its speed or day cannot be read. */
function toDelivery(wire: Wire['HomeDelivery']): HomeDelivery[] {
  const speed = parseSpeed(wire.type);
  const date = CalendarDate.parse(wire.delivery_date);
  if (!speed || !date) return [];
  return [{ speed, date, daysAhead: wire.days_ahead, until: wire.until ?? '' }];
}

const toVendor = ({ id, name, imageurl = '', city, state }: Wire['HomeVendor']): HomeVendor => ({
  id: String(id),
  name,
  imageUrl: imageurl,
  place: [city, state].filter(Boolean).join(', '),
});

/** The service area of the zipcode, from the same answer. */
export function toStore(typed: string, wire: Wire['HomePage']): ServiceArea | null {
  const zipcode = Zipcode.parse(wire.zipcode || typed);
  if (!zipcode) return null;
  return {
    zipcode,
    city: wire.city ?? '',
    state: wire.state ?? '',
    locationIds: locationIdsOf(wire.loc_id),
  };
}

export const toBannerSet = (wire: Wire['BannerLists']): BannerSet => ({
  desktop: toBanners(wire.desktop),
  mobile: toBanners(wire.mobile),
});
