import type { Listing } from '../../../src/domain/catalog/listing';
import { Pagination } from '../../../src/domain/catalog/pagination';
import { eachLike, integer, money, someText, string } from '../support/matchers';
import { listedCard, listedProduct } from './product-card';

const option = { label: someText('750 ml'), value: someText('750') };
const shownOption = { label: '750 ml', value: '750', children: [] };

/** The three groups of the filter panel (ENT-11). */
const filters = {
  price: { minprice: money('2.99'), maxprice: money('349.99'), options: eachLike(option) },
  size: { options: eachLike(option) },
  type: { options: eachLike({ label: someText('Whiskey'), value: string('12') }) },
};

/** The first of several pages, and the domain object that the shop maps it to. */
export const listedPage = (totalPages: number, totalRecords: number) => ({
  code: 1,
  products: eachLike(listedProduct),
  filters,
  pagination: { current_page: 1, total_page: totalPages, total_records: totalRecords },
});

/** The same for a state that does not say how many pages there are. */
export const somePage = {
  ...listedPage(1, 1),
  pagination: { current_page: 1, total_page: integer(1), total_records: integer(1) },
};

/** A page beyond the last: no products, the same filters and totals. */
export const pageBeyond = (page: number, totalPages: number, totalRecords: number) => ({
  ...listedPage(totalPages, totalRecords),
  products: [],
  pagination: { current_page: page, total_page: totalPages, total_records: totalRecords },
});

export const listing = (totalPages: number, totalRecords: number): Listing => ({
  products: [listedCard],
  filters: [
    {
      parameter: 'price',
      label: 'price',
      options: [shownOption],
      bounds: { min: '2.99', max: '349.99' },
    },
    { parameter: 'size', label: 'size', options: [shownOption], bounds: null },
    {
      parameter: 'type',
      label: 'type',
      options: [{ label: 'Whiskey', value: '12', children: [] }],
      bounds: null,
    },
  ],
  pagination: Pagination.of(1, totalPages, totalRecords),
  message: '',
  isAccepted: true,
});

export const listingBeyond = (page: number, totalPages: number, totalRecords: number): Listing => ({
  ...listing(totalPages, totalRecords),
  products: [],
  pagination: Pagination.of(page, totalPages, totalRecords),
});

export const emptyListing = (message: string): Listing => ({
  products: [],
  filters: [],
  pagination: Pagination.of(1, 0, 0),
  message,
  isAccepted: true,
});
