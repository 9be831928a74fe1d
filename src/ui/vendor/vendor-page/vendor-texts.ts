/** ERR-09, VEND-18, VEND-22 to VEND-26 */
export const VENDOR_TEXTS = {
  missing: 'Vendor ID or zipcode missing!',
  failedAlert: 'Failed to fetch vendor data.',
  failed: 'Failed to fetch vendor data',
  noData: 'No vendor data available.',
  noAbout: 'About vendor information not available.',
  noProducts: 'No products found.',
} as const;
