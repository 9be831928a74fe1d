import type { components } from '@cork-and-petal/sdk';
import { textLines } from '../../../domain/shared/text-lines';
import type { AboutVendor, VendorProfile } from '../../../domain/vendor/vendor-profile';
import { parseWebsite, type Website } from '../../../domain/vendor/website';
import { listOf } from '../shared/list-of';
import { toReview } from '../shared/to-review';

type Wire = components['schemas'];

/** Takes the first filled of alternative fields (ENT-19, DEMO-12); null without vendor information. */
export function toVendorProfile(wire: Wire['VendorProfile']): VendorProfile | null {
  const [info] = listOf(wire.vendor_info);
  if (!info) return null;
  const about = toAbout(listOf(wire.about_vendor)[0]);
  return {
    name: firstFilled(info.vendor_name, about?.name),
    logoUrl: firstFilled(info.vendor_image_url),
    website: toWebsite(info),
    phone: firstFilled(info.vendor_phone, info.phone, about?.phone),
    address: about?.address ?? '',
    about,
    reviews: listOf(wire.reviews).map(toReview),
    deliveryLines: textLines(listOf(wire.delivery_information)[0]?.description ?? ''),
  };
}

const toWebsite = ({ website, vendor_website, website_url }: Wire['VendorInfo']): Website | null =>
  [website, vendor_website, website_url].map((text) => parseWebsite(text ?? '')).find(Boolean) ?? null;

/** ENT-20; null if all fields are empty. */
function toAbout(wire: Wire['AboutVendor'] = {}): AboutVendor | null {
  const about = {
    name: firstFilled(wire.loc_name),
    address: firstFilled(wire.formatted_address, composedAddress(wire)),
    phone: firstFilled(wire.loc_phone),
    lines: textLines(firstFilled(wire.description)),
  };
  const isBlank = [about.name, about.address, about.phone, ...about.lines].every((text) => text === '');
  return isBlank ? null : about;
}

/** `200 10th Avenue, New York, NY 10011` */
function composedAddress({ loc_address, loc_city, loc_state, loc_postcode }: Wire['AboutVendor']): string {
  const region = [loc_state, loc_postcode].filter(Boolean).join(' ');
  return [loc_address, loc_city, region].filter(Boolean).join(', ');
}

const firstFilled = (...texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => String(text ?? '').trim()).find((text) => text !== '') ?? '';
