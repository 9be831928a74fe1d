import { Money } from '../../../src/domain/shared/money';
import type { ProductCard } from '../../../src/domain/shared/product-card';
import { aReview, aVendorProfile } from '../../../tests/support/builders/vendor';
import { day, eachLike, integer, money, someText, string } from '../support/matchers';
import { withoutFacts } from './product-card';

const speeds = eachLike({ Type: string('Same Day') });

const vendorProduct = {
  id: string('101'),
  name: string('Harbor Light Bourbon'),
  price: money('38.50'),
  image: { small_image: string('/media/101-thumbnail.svg') },
  child: eachLike({ price: money('38.50'), bottle_size: string('750'), speed_id: speeds }),
  speed_id: speeds,
};

/** A page of a vendor's products, and the domain object that the shop maps it to. */
export const shownShop = (totalPages: unknown) => ({
  data: eachLike(vendorProduct),
  pagination: { total_pages: totalPages },
});

export const shownProduct: ProductCard = {
  id: '101',
  name: 'Harbor Light Bourbon',
  imageUrl: '/media/101-thumbnail.svg',
  fromPrice: Money.ofCents(38_50),
  sizes: ['750 ml'],
  ...withoutFacts,
  speeds: ['Same Day'],
};

export const hudsonCellars = {
  vendor_info: [
    {
      vendor_name: someText('Hudson Cellars'),
      vendor_image_url: someText('/media/vendors/1/logo.svg'),
      website: someText('https://hudson-cellars.example'),
      vendor_phone: someText('2125550111'),
    },
  ],
  about_vendor: [
    {
      loc_name: someText('Hudson Cellars Chelsea'),
      formatted_address: someText('200 10th Avenue, New York, NY 10011'),
      loc_phone: someText('2125550111'),
      description: someText('Two brothers and one long cellar.'),
    },
  ],
  reviews: eachLike({
    title: someText('Quick'),
    detail: someText('Cold on arrival'),
    nickname: someText('Ann'),
    rating: integer(5),
    date: day('2030-05-12'),
  }),
  delivery_information: [{ description: string('Same Day until 16:00.\r\nClosed on holidays.') }],
};

export const shownHudsonCellars = aVendorProfile({ reviews: [aReview()] });
