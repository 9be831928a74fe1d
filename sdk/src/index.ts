export { createShopClient, type ShopClient, type ShopClientOptions } from './client';
export { OFFLINE_MESSAGE, type Failure } from './failure';
export { imageOf, type WireImage } from './image';
export { pageOf, type Page, type WirePagination } from './page';
export { streetOf } from './street';
export type { Answer, Answered, Failed } from './answer';
export type { AnswerData, Input, OperationId, WireAnswer } from './operation';
export type { components, operations, paths } from '../generated/schema';
