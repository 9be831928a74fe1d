/** The whole schema in one place, for Drizzle and its migration generator. */
export * from './schema/cart';
export * from './schema/catalog';
export * from './schema/customer';
export * from './schema/faults';
export * from './schema/fulfilment';
export * from './schema/identity';
export * from './schema/location';
export * from './schema/order';
export * from './schema/payment';
export * from './schema/vendor';
export * from './schema/wallet';
