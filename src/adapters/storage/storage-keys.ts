/** Every key that the documents name, spelt as they spell it (STORE-01..24). */
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
  /** Ours: the checkout under way, for as long as the tab is open. */
  checkout: 'checkout',
  /** Ours: the products that were looked at. */
  recentlyViewed: 'recently_viewed',
  /** Ours: there for a moment, for the other tabs to see that somebody has signed out. */
  signedOut: 'signed_out',
} as const;
