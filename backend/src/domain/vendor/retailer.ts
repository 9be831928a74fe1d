/** A location for pick-up, dine-in or redemption. */
export interface Retailer {
  id: number;
  vendorId: number;
  name: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  telephone: string | null;
  /** Star category, 1 to 5; null: not a venue. */
  starCategory: number | null;
}
