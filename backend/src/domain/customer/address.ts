/** An address of a customer's, as an order needs it. */
export interface Address {
  id: number;
  kind: 'shipping' | 'billing';
  firstName: string;
  lastName: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  telephone: string;
}
