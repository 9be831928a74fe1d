/** An address as typed, before the backend has assigned an id (ENT-32, ENT-33). */
export interface NewAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly nickname: string;
  readonly phone: string;
}
