import openapi from '../generated/openapi.json' with { type: 'json' };
import { operations } from '../generated/document';
import { fieldsBelow, pathItem, paths, quotedNames, requirementRows, schema } from '../testing/document';
import type { OperationTable } from './operation';

/** Quoted in rows, but texts, values or storage keys rather than fields of the wire. */
const NOT_NAMES = [
  'stripeKey',
  'No',
  'Slots',
  'are',
  'available',
  'User',
  'Created',
  'true',
  'jpg',
  'shipping',
  'billing',
  'US',
];
const VALUES = [...NOT_NAMES, 'priceranges', 'under500', 'under', 'catid', 'config', 'Same', 'Day'];

const table = Object.values(operations as OperationTable);

const calls = requirementRows('API').map(([id, row]) => {
  const [quotedCall = '', method, path = ''] = /^(?:(GET|POST) )?`\/?([^`?]+)[^`]*`/.exec(row) ?? [];
  return {
    id,
    method: method?.toLowerCase() ?? 'post',
    path: `/${path}`,
    row,
    names: quotedNames(row.slice(quotedCall.length), NOT_NAMES),
  };
});

const SCHEMA_OF: Readonly<Record<string, string>> = {
  'ENT-01': 'ProductDetail',
  'ENT-02': 'ProductDetail',
  'ENT-03': 'Variant',
  'ENT-04': 'SpeedOption',
  'ENT-05': 'Retailer',
  'ENT-06': 'RetailerOption',
  'ENT-07': 'Category',
  'ENT-08': 'SearchAnswer',
  'ENT-09': 'ListingPagination',
  'ENT-10': 'VendorPagination',
  'ENT-11': 'Filter',
  'ENT-12': 'PriceFilter',
  'ENT-13': 'ListingFilters',
  'ENT-14': 'ListingFilters',
  'ENT-15': 'ListingProduct',
  'ENT-16': 'ListingVariant',
  'ENT-17': 'FilterRequest',
  'ENT-18': 'WalletProduct',
  'ENT-19': 'VendorProfile',
  'ENT-20': 'VendorProfile',
  'ENT-21': 'VendorProfile',
  'ENT-22': 'VendorProduct',
  'ENT-23': 'SignInAnswer',
  'ENT-24': 'SignInResult',
  'ENT-25': 'RegisterRequest',
  'ENT-26': 'IdentityVerification',
  'ENT-27': 'Cart',
  'ENT-28': 'CartLine',
  'ENT-29': 'CartLine',
  'ENT-30': 'Address',
  'ENT-32': 'AddAddressRequest',
  'ENT-33': 'AddAddressRequest',
  'ENT-34': 'AddAddressAnswer',
  'ENT-35': 'SavedCard',
  'ENT-36': 'SavedCard',
  'ENT-37': 'DeliverySpeed',
  'ENT-38': 'CheckoutRetailer',
  'ENT-39': 'ShipMethod',
  'ENT-40': 'TimeSlot',
  'ENT-41': 'NextDeliveryDate',
  'ENT-42': 'PlaceOrderAnswer',
  'ENT-43': 'Order',
  'ENT-44': 'OrderItem',
  'ENT-45': 'WalletRow',
  'ENT-46': 'Dashboard',
};
const rowsOfEntities = requirementRows('ENT').filter(([id]) => id in SCHEMA_OF);

describe('the document', () => {
  it('contains all 48 documented calls', () => {
    expect(calls).toHaveLength(48);
  });

  it.each(calls)(
    'describes $method $path with every field that the row names [$id]',
    ({ method, path, names }) => {
      expect(pathItem(path)).toHaveProperty(method);
      expect(table).toContainEqual(expect.objectContaining({ method: method.toUpperCase(), path }));
      const known = fieldsBelow(pathItem(path));
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it.each(rowsOfEntities)('spells the fields of an entity as its row does [%s]', (id, row) => {
    const known = fieldsBelow(schema(SCHEMA_OF[id] ?? ''));
    expect(quotedNames(row, VALUES).filter((name) => !known.has(name))).toEqual([]);
  });

  it('marks as extensions exactly the paths that no row names', () => {
    const documented = new Set(calls.map(({ path }) => path));
    const extensions = [...paths()].filter(([, item]) => JSON.stringify(item).includes('"x-extension":true'));
    expect(extensions.map(([path]) => path).sort()).toEqual(
      [...paths()]
        .map(([path]) => path)
        .filter((path) => !documented.has(path))
        .sort(),
    );
  });
});

describe('the caller', () => {
  it('is a visitor or has a token; no call knows another role [ROLE-04]', () => {
    expect(Object.values(openapi.components.securitySchemes)).toMatchObject([{ scheme: 'bearer' }]);
    expect(JSON.stringify(openapi)).not.toMatch(/\badmin/i);
  });
});
