import type { components } from '@cork-and-petal/sdk';
import { toVendorProfile } from './to-vendor-profile';
import { toVendorProductPage } from './to-vendor-products';

type Wire = components['schemas'];

/** Any answer of a backend. */
const profileOf = (wire: object) =>
  toVendorProfile({ status: 'true', vendor_info: [{ vendor_name: 'Petal House' }], ...wire });
const infoOf = (info: Wire['VendorInfo']) => profileOf({ vendor_info: [info] });
const aboutOf = (about: Wire['AboutVendor']) => profileOf({ about_vendor: [about] });

describe('a vendor on the wire', () => {
  it.each([
    { website: 'https://a.example', vendor_website: 'https://b.example', website_url: 'https://c.example' },
    { website: ' ', vendor_website: 'https://a.example', website_url: 'https://c.example' },
    { website: '', website_url: 'https://a.example' },
    { website: 'javascript:alert(1)', vendor_website: 'n/a', website_url: 'https://a.example' },
  ])('has its website in the first field with a valid one [ENT-19] [VEND-08] [DEMO-12]', (info) => {
    expect(infoOf(info)?.website?.href).toBe('https://a.example/');
  });

  it('has its telephone in any of three fields [ENT-19] [ENT-20] [VEND-09] [DEMO-12]', () => {
    expect(infoOf({ vendor_phone: '1', phone: '2' })?.phone).toBe('1');
    expect(infoOf({ vendor_phone: '', phone: '2' })?.phone).toBe('2');
    expect(aboutOf({ loc_phone: '3' })?.phone).toBe('3');
  });

  it('has its address whole or in parts [ENT-20] [VEND-07]', () => {
    const parts = {
      loc_address: '1 Rose Lane',
      loc_city: 'New York',
      loc_state: 'NY',
      loc_postcode: '10001',
    };
    expect(aboutOf({ ...parts, formatted_address: 'Rose Lane' })?.address).toBe('Rose Lane');
    expect(aboutOf(parts)?.address).toBe('1 Rose Lane, New York, NY 10001');
    expect(aboutOf({ loc_city: 'New York' })?.address).toBe('New York');
  });

  it('may be named by its location', () => {
    expect(profileOf({ vendor_info: [{}], about_vendor: [{ loc_name: 'Rose Lane' }] })?.name).toBe(
      'Rose Lane',
    );
  });

  it.each([[[]], [[{}]], [[{ loc_name: '', loc_city: ' ' }]], [undefined]])(
    'has nothing about it in %j [VEND-26]',
    (about_vendor) => {
      expect(profileOf({ about_vendor })?.about).toBeNull();
    },
  );

  it('needs nothing but vendor information, and is null without it [VEND-25] [X-117]', () => {
    expect(profileOf({})).toEqual({
      name: 'Petal House',
      logoUrl: '',
      website: null,
      phone: '',
      address: '',
      about: null,
      reviews: [],
      deliveryLines: [],
    });
    expect(toVendorProfile({ status: 'true' })).toBeNull();
    expect(profileOf({ vendor_info: [] })).toBeNull();
  });

  it('has its delivery information as lines of plain text [ENT-21] [VEND-04]', () => {
    const delivery_information = [{ description: '<b>Fast</b>\r\n\r\nand cold\n' }];
    expect(profileOf({ delivery_information })?.deliveryLines).toEqual(['<b>Fast</b>', 'and cold']);
  });
});

const anything = (wire: object) => wire as Wire['VendorProduct'];

describe("a page of a vendor's products on the wire", () => {
  it('has the lowest price and the distinct speeds of the available sizes [ENT-22] [VEND-14] [VEND-15]', () => {
    const variant = (price: string, bottle_size: string, ...types: string[]) => ({
      price,
      bottle_size,
      speed_id: types.map((Type) => ({ Type })),
    });
    const child = [
      variant('1.00', '0', 'Farm Direct'),
      variant('41.00', '750', 'Next Day', 'By pigeon'),
      variant('21.00', '375', 'Next Day', 'Same Day'),
    ];
    const { products } = toVendorProductPage({ data: [anything({ id: 7, name: 'Rum', child })] });
    expect(products).toMatchObject([
      { id: '7', fromPrice: { cents: 21_00 }, sizes: ['750 ml', '375 ml'], speeds: ['Same Day', 'Next Day'] },
    ]);
  });

  it('uses the price of the product if no size has one', () => {
    const { products } = toVendorProductPage({ data: [anything({ id: '7', price: '9.50' })] });
    expect(products).toMatchObject([{ name: '', imageUrl: '', fromPrice: { cents: 9_50 }, speeds: [] }]);
  });

  it.each([
    [{ total_pages: 3, current_page: 1, has_next_page: true }, 3],
    [{ current_page: 2, has_next_page: true }, 3],
    [{ current_page: 2, has_next_page: false }, 2],
    [{ total_pages: -1 }, 0],
    [undefined, 0],
  ])('reads the number of pages from %j [ENT-10] [VEND-17]', (pagination, total) => {
    const page = { pagination: pagination as Wire['VendorPagination'] };
    expect(toVendorProductPage(page).totalPages).toBe(total);
  });
});
