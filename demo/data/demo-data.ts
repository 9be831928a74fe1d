import type { DemoShop } from '../demo-shop';
import { ADDRESSES, SAVED_CARDS } from './addresses';
import { CATEGORY_ROWS } from './categories';
import { COUPON_ROWS, STATE_CHARGE_ROWS } from './charges';
import { DELIVERY_SPEED_ROWS, SHIP_METHOD_ROWS } from './delivery-speeds';
import { CALENDAR_RULE_ROWS, LEAD_TIME_ROWS, SHIPPING_RATE_ROWS, SLOT_TEMPLATE_ROWS } from './fulfilment';
import { BANNER_ROWS, HOME_SECTION_ROWS, STORE_ROWS } from './home';
import { LOCATION_ROWS } from './locations';
import { OFFER_ROWS, STOCK_ROWS } from './offers';
import { openCartRows } from './open-cart';
import { pastOrderRows } from './orders';
import { passwordResetRows } from './password-resets';
import { DEMO_PASSWORD, IDENTITY_APPLICATIONS, MEMBERS } from './people';
import { PRODUCT_CATEGORY_ROWS, PRODUCT_ROWS, RELATED_ROWS } from './products';
import { SERVICE_AREA_ROWS } from './service-areas';
import { VARIANT_ROWS } from './variants';
import { VENDOR_REVIEW_ROWS } from './vendor-reviews';
import { VENDOR_ROWS } from './vendors';
import { walletRows } from './wallet';
import { ALTERNATIVE_ROWS, ZIPCODE_ROWS } from './zipcodes';

/** All demo data, as rows of the schema's tables in the order of their references (docs/spec/demo-data.md). */
export function demoShop(now: Date) {
  const past = pastOrderRows(now);
  return {
    vendors: VENDOR_ROWS,
    locations: LOCATION_ROWS,
    vendorReviews: VENDOR_REVIEW_ROWS,
    zipcodes: ZIPCODE_ROWS,
    serviceAreas: SERVICE_AREA_ROWS,
    zipcodeAlternatives: ALTERNATIVE_ROWS,
    categories: CATEGORY_ROWS,
    products: PRODUCT_ROWS,
    productCategories: PRODUCT_CATEGORY_ROWS,
    relatedProducts: RELATED_ROWS,
    variants: VARIANT_ROWS,
    offers: OFFER_ROWS,
    stock: STOCK_ROWS,
    banners: BANNER_ROWS,
    homeSections: HOME_SECTION_ROWS,
    stores: STORE_ROWS,
    slotTemplates: SLOT_TEMPLATE_ROWS,
    calendarRules: CALENDAR_RULE_ROWS,
    leadTimes: LEAD_TIME_ROWS,
    shippingRates: SHIPPING_RATE_ROWS,
    deliverySpeeds: DELIVERY_SPEED_ROWS,
    shipMethods: SHIP_METHOD_ROWS,
    coupons: COUPON_ROWS,
    stateCharges: STATE_CHARGE_ROWS,
    members: MEMBERS,
    password: DEMO_PASSWORD,
    addresses: ADDRESSES.map((row) => ({ ...row, createdAt: now })),
    identityApplications: IDENTITY_APPLICATIONS.map((row) => ({ ...row, confirmedAt: now })),
    savedCards: SAVED_CARDS.map((row) => ({ ...row, createdAt: now })),
    ...passwordResetRows(now),
    ...openCartRows(now),
    ...past,
    ...walletRows(past),
  } satisfies DemoShop;
}
