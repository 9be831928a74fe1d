/** All documented keys, in the documents' spelling (STORE-01..24). */
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
  /** Our own: the checkout in progress, while the tab is open. */
  checkout: 'checkout',
  /** Our own: the recently viewed products. */
  recentlyViewed: 'recently_viewed',
  /** Our own: written for a moment, to tell other tabs that the shopper has signed out. */
  signedOut: 'signed_out',
} as const;
