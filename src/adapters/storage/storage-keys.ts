import { PHONE_COLUMNS_KEY } from './phone-columns-key';

/** Every key that the shop stores under, in the specification's spelling (STORE-01..24); the last four are our own. */
export const KEYS = {
  token: 'Token',
  cartId: 'cart_id',
  customerId: 'CustomerId',
  zipcode: 'zipcode',
  zipState: 'zipState',
  courierType: 'couriertype',
  vendorLocationId: 'vendor_location_id',
  location: 'location',
  ageGateVerified: 'ageGateVerified',
  deliveryFees: 'deliveryFees',
  nextTab: 'nextTab',
  isCheckout: 'isCheckout',
  shippingType: 'shippingType',
  walletOrder: 'walletOrder',
  dineinTime: 'dineinTime',
  timeSlot: 'time_slot',
  deliveryDateTime: 'delivery_date_time',
  unitCount: 'total_products_in_cart',
  retailer: 'retailer',
  retailerName: 'retailer_name',
  delivery: 'delivery',
  pickup: 'pickup',
  dineinpickup: 'dineinpickup',
  stripeKey: 'stripeKey',
  /** The checkout in progress, while the tab is open. */
  checkout: 'checkout',
  /** The recently viewed products. */
  recentlyViewed: 'recently_viewed',
  /** The columns of product lists on a phone, if they are not one. */
  phoneColumns: PHONE_COLUMNS_KEY,
  /** Written for a moment, to tell other tabs that the shopper has signed out. */
  signedOut: 'signed_out',
} as const;
