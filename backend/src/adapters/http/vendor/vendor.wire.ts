import type { VendorProduct, VendorVariant } from '../../../domain/vendor/vendor-product';
import type { AboutVendor, VendorInfo, VendorProfile } from '../../../domain/vendor/vendor-profile';
import type { components } from '@cork-and-petal/sdk/schema';
import { cardFactsToWire, speedsToWire } from '../catalog/card-facts.wire';
import { formatCents } from '../../../domain/shared/money';
import type { VendorListing } from '../../../application/vendor/list-vendor-products';

type Wire = components['schemas'];

/** The profile's lists have one element, or none if nothing is known. */
export function vendorToWire(vendor: VendorProfile, listing: VendorListing): Wire['VendorProfile'] {
  const { info, about, deliveryInformation } = vendor;
  return {
    status: 'true',
    vendor_info: info ? [infoToWire(info)] : [],
    about_vendor: about ? [aboutToWire(about)] : [],
    reviews: vendor.reviews,
    delivery_information: deliveryInformation === null ? [] : [{ description: deliveryInformation }],
    products: listingToWire(listing),
  };
}

const infoToWire = (info: VendorInfo): Wire['VendorInfo'] => ({
  vendor_name: info.name,
  vendor_image_url: info.imageUrl,
  website: info.website,
  vendor_website: info.vendorWebsite,
  website_url: info.websiteUrl,
  vendor_phone: info.vendorTelephone,
  phone: info.telephone,
});

const aboutToWire = (about: AboutVendor): Wire['AboutVendor'] => ({
  loc_name: about.locationName,
  formatted_address: about.formattedAddress,
  loc_address: about.street,
  loc_city: about.city,
  loc_state: about.state,
  loc_postcode: about.zipcode,
  loc_phone: about.telephone,
  description: about.description,
});

/** Paging fields are named differently than in listings. */
export function listingToWire({ products, pagination }: VendorListing): Wire['VendorShop'] {
  const { page, pages } = pagination;
  return {
    data: products.map(productToWire),
    pagination: {
      current_page: page,
      total_pages: pages,
      has_previous_page: page > 1,
      has_next_page: page < pages,
    },
  };
}

/** The picture is an object here. */
function productToWire(product: VendorProduct): Wire['VendorProduct'] {
  const { id, name, image, variants } = product;
  return {
    id: String(id),
    name,
    price: formatCents(Math.min(...variants.map(({ priceCents }) => priceCents))),
    image: { small_image: image },
    child: variants.map(variantToWire),
    ...cardFactsToWire(product),
  };
}

const variantToWire = ({ size, priceCents, speeds }: VendorVariant): Wire['VendorVariant'] => ({
  price: formatCents(priceCents),
  bottle_size: size,
  speed_id: speedsToWire(speeds),
});
