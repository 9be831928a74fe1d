export type AddressKind = 'shipping' | 'billing';
