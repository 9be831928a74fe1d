/** The price ranges of the vendor page, in whole units of the currency (CONST-16, X-107). */
export const VENDOR_PRICE_RANGES = ['25-50', '50-75', '100-150'] as const;
