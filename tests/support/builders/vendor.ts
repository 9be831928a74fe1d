import type { Review } from '../../../src/domain/shared/review';
import type { Venue } from '../../../src/domain/vendor/retailer';
import type { VendorProfile } from '../../../src/domain/vendor/vendor-profile';
import type { ProductCard } from '../../../src/domain/shared/product-card';
import { aProductCard } from './catalog';

export const aReview = (change: Partial<Review> = {}): Review => ({
  title: 'Quick',
  detail: 'Cold on arrival',
  author: 'Ann',
  rating: 5,
  date: '2030-05-12',
  ...change,
});

export const aVendorProfile = (change: Partial<VendorProfile> = {}): VendorProfile => ({
  name: 'Hudson Cellars',
  logoUrl: '/media/vendors/1/logo.svg',
  website: { href: 'https://hudson-cellars.example/', label: 'hudson-cellars.example' },
  phone: '2125550111',
  address: '200 10th Avenue, New York, NY 10011',
  about: {
    name: 'Hudson Cellars Chelsea',
    address: '200 10th Avenue, New York, NY 10011',
    phone: '2125550111',
    lines: ['Two brothers and one long cellar.'],
  },
  reviews: [aReview(), aReview({ title: 'Fine', author: 'Ben', rating: 4, date: '2030-03-02' })],
  deliveryLines: ['Same Day until 16:00.', 'Closed on holidays.'],
  ...change,
});

export const aVendorProduct = (change: Partial<ProductCard> = {}): ProductCard => ({
  ...aProductCard(),
  speeds: ['Same Day', 'Next Day'],
  ...change,
});

export const aVenue = (change: Partial<Venue> = {}): Venue => ({
  locationId: '11',
  vendorId: '1',
  name: 'Cellar 11',
  address: '11 Hudson Street, New York, NY 10001',
  telephone: '2125550111',
  stars: 3,
  ...change,
});
