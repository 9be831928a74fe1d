export * from '../generated/document';
export { createShopClient } from './client';
export { connect } from './connection';
export { OFFLINE_MESSAGE } from './failure';
export { imageOf } from './image';
export { pageOf } from './page';
export { streetOf } from './street';
export type * from './types';
