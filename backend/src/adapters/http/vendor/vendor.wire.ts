import type { components } from '@cork-and-petal/sdk/schema';
import { SPEED_TYPES, type SpeedType } from '../../../domain/shared/speed-type';
import { formatCents } from '../../../domain/shared/money';
import type { VendorProductRecord, VendorVariantRecord } from '../../postgres/vendor/vendor-shop.repository';
import type { VendorShop } from '../../../application/vendor/vendor-shop.service';
import type { VendorRecord } from '../../postgres/vendor/vendor.repository';

type Wire = components['schemas'];

/** The profile's lists hold one element, or none when nothing is known. */
export function vendorToWire(vendor: VendorRecord, shop: VendorShop): Wire['VendorProfile'] {
  const { info, about, deliveryInformation } = vendor;
  return {
    status: 'true',
    vendor_info: info ? [info] : [],
    about_vendor: about ? [about] : [],
    reviews: vendor.reviews,
    delivery_information: deliveryInformation === null ? [] : [{ description: deliveryInformation }],
    products: shopToWire(shop),
  };
}

/** Paging has other names here than in listings. */
export function shopToWire({ products, pagination }: VendorShop): Wire['VendorShop'] {
  const { current_page, total_page } = pagination;
  return {
    data: products.map(productToWire),
    pagination: {
      current_page,
      total_pages: total_page,
      has_previous_page: current_page > 1,
      has_next_page: current_page < total_page,
    },
  };
}

/** Its picture is an object here. */
function productToWire({ id, name, image, variants }: VendorProductRecord): Wire['VendorProduct'] {
  return {
    id: String(id),
    name,
    price: formatCents(Math.min(...variants.map(({ priceCents }) => priceCents))),
    image: { small_image: image },
    child: variants.map(variantToWire),
    speed_id: speedsToWire(variants.flatMap(({ speeds }) => speeds)),
  };
}

const variantToWire = ({ size, priceCents, speeds }: VendorVariantRecord): Wire['VendorVariant'] => ({
  price: formatCents(priceCents),
  bottle_size: size,
  speed_id: speedsToWire(speeds),
});

/** Each once, the fastest first. */
const speedsToWire = (speeds: SpeedType[]): Wire['VendorSpeed'][] =>
  SPEED_TYPES.filter((speed) => speeds.includes(speed)).map((Type) => ({ Type }));
