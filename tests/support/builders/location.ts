import type { HomePage } from '../../../src/domain/location/home-page';
import type { ServiceArea } from '../../../src/domain/location/service-area';
import { ShoppingPlace } from '../../../src/domain/location/shopping-place';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { Zipcode } from '../../../src/domain/shared/zipcode';
import { aProductCard } from './catalog';

export function aZipcode(digits = '10001'): Zipcode {
  const zipcode = Zipcode.parse(digits);
  if (!zipcode) throw new Error(`${digits} is not a zipcode`);
  return zipcode;
}

export const anArea = (digits = '10001', change: Partial<ServiceArea> = {}): ServiceArea => ({
  zipcode: aZipcode(digits),
  city: 'New York',
  state: 'NY',
  locationIds: ['11', '12', '13'],
  ...change,
});

/** A shopper who has passed the entry gate. */
export const aPlace = (digits = '10001'): ShoppingPlace =>
  ShoppingPlace.nowhere.movedTo(anArea(digits)).withGatePassed();

const aCaption = {
  eyebrow: 'The cellar',
  text: 'Delivered today.',
  action: 'Shop wine',
  tone: 'dark',
} as const;

export const aHomePage = (change: Partial<HomePage> = {}): HomePage => ({
  banners: [
    {
      imageUrl: '/pictures/banner-1.svg',
      link: '/store/category/wine/30',
      title: 'Wine week',
      caption: aCaption,
    },
  ],
  ads: [{ imageUrl: '/pictures/ad-1.svg', link: null, title: '', caption: null }],
  sections: [{ category: 'Whiskey', products: [aProductCard()] }],
  topProducts: [aProductCard({ id: '102', name: 'North Fork Rye' })],
  vendors: [{ id: '1', name: 'Hudson Cellars', imageUrl: '', place: 'New York, NY' }],
  deliveries: [
    { speed: 'Same Day', date: CalendarDate.of(2026, 11, 26), daysAhead: 0, until: '18:00' },
    { speed: 'Next Day', date: CalendarDate.of(2026, 11, 30), daysAhead: 4, until: '' },
  ],
  ...change,
});
