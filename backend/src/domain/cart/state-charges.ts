/** Tax and fees of the state of the shopping zipcode (DEMO-45). */
export interface StateCharges {
  taxBasisPoints: number;
  processingFeeCents: number;
  packagingFeeCents: number;
  bankChargeBasisPoints: number;
  gstOnFeeBasisPoints: number;
}
