import { wrapsAnswerInList } from './openapi-document';
import { HttpProblem } from './http-problem';
import type { OperationId } from './operation';
import type { RefusalAnswer } from './refusals';
import { emptyCartToWire } from './cart/cart.wire';
import { noListing } from './catalog/listing.wire';

interface RefusalBody {
  code: RefusalAnswer['code'];
  message?: string;
}

interface Context {
  request: { body: unknown; query: unknown };
  reason: RefusalAnswer['reason'];
  additionReason: RefusalAnswer['additionReason'];
}

type Shape = (refusal: RefusalBody, context: Context) => unknown;

/** Calls whose refusals have members besides code and message. */
const SHAPES: Partial<Record<OperationId, Shape>> = {
  getHomepage: ({ message }) => ({ errorCode: 1, code: -1, ...(message !== undefined && { message }) }),
  lookUpZipcode: (refusal) => ({ ...refusal, data: [] }),
  listCategories: (refusal) => ({ ...refusal, data: [] }),
  listCategoryProducts: (refusal, { request }) => ({ ...refusal, ...noListing(request.query) }),
  filterProducts: (refusal, { request }) => ({ ...refusal, ...noListing(request.body) }),
  listOrders: (refusal) => ({ ...refusal, data: [] }),
  addToCart: (refusal, { additionReason: reason }) => [{ ...refusal, ...(reason && { reason }) }],
  addWalletProductToCart: (refusal, { reason }) => [{ ...refusal, ...(reason && { reason }) }],
  getWallet: (refusal) => ({ ...refusal, data: [] }),
  getNextDeliveryDates: ({ message = '' }) => ({ status: 0, message, response: [] }),
  listDeliverySpeeds: (refusal) => ({ ...refusal, data: [] }),
  listRecommendations: (refusal) => ({ ...refusal, recommendations: [] }),
  saveCard: ({ message }) => ({ code: -1, data: message === undefined ? {} : { message } }),
  showCart: ({ message = '' }) => [emptyCartToWire({ code: -1, message })],
  reviewOrder: ({ message = '' }) => [emptyCartToWire({ code: -1, message })],
  getVendor: ({ message }) => ({ status: 'false', message }),
  filterVendorProducts: ({ message }) => ({ status: 'false', message }),
};

/** Calls whose problems are wrapped in a list, like their other answers. */
const WRAPPED_PROBLEMS = new Set<OperationId>(['requestPasswordReset']);

/** The answer to a refused call, with status 200; a refusal with another status is thrown as an HttpProblem. */
export function refusedAnswer(
  id: OperationId,
  { code, message, status, retryAfterSeconds, reason, additionReason }: RefusalAnswer,
  request: Context['request'],
): unknown {
  if (status !== undefined)
    throw new HttpProblem(status, message ?? '', retryAfterSeconds, WRAPPED_PROBLEMS.has(id));
  const refusal: RefusalBody = { code, ...(message !== undefined && { message }) };
  const shape = SHAPES[id];
  if (shape) return shape(refusal, { request, reason, additionReason });
  return wrapsAnswerInList(id) ? [refusal] : refusal;
}
