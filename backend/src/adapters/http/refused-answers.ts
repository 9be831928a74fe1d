import { answersInAList } from './document';
import { HttpProblem } from './http-problem';
import type { OperationId } from './operation';
import type { RefusalAnswer } from './refusals';
import { toEmptyCart } from './cart/cart.wire';
import { noListing } from './catalog/listing.wire';

interface Told {
  code: RefusalAnswer['code'];
  message?: string;
}

type Shape = (told: Told, request: { body: unknown; query: unknown }) => unknown;

/** Calls whose refusals have members besides code and message. */
const SHAPES: Partial<Record<OperationId, Shape>> = {
  getHomepage: ({ message }) => ({ errorCode: 1, code: -1, ...(message !== undefined && { message }) }),
  lookUpZipcode: (told) => ({ ...told, data: [] }),
  listCategories: (told) => ({ ...told, data: [] }),
  listCategoryProducts: (told, { query }) => ({ ...told, ...noListing(query) }),
  filterProducts: (told, { body }) => ({ ...told, ...noListing(body) }),
  listOrders: (told) => ({ ...told, data: [] }),
  getWallet: (told) => ({ ...told, data: [] }),
  getNextDeliveryDates: ({ message = '' }) => ({ status: 0, message, response: [] }),
  listDeliverySpeeds: (told) => ({ ...told, data: [] }),
  listRecommendations: (told) => ({ ...told, recommendations: [] }),
  showCart: ({ message = '' }) => [toEmptyCart({ code: -1, message })],
  reviewOrder: ({ message = '' }) => [toEmptyCart({ code: -1, message })],
  getVendor: ({ message }) => ({ status: 'false', message }),
  filterVendorProducts: ({ message }) => ({ status: 'false', message }),
};

/** Calls whose problems are wrapped in a list, like their other answers. */
const PROBLEMS_IN_A_LIST = new Set<OperationId>(['requestPasswordReset']);

/** The answer to a refused call, with status 200; a refusal with another status is thrown as an HttpProblem. */
export function refusedAnswer(
  id: OperationId,
  { code, message, status, retryAfterSeconds }: RefusalAnswer,
  request: { body: unknown; query: unknown },
): unknown {
  if (status !== undefined)
    throw new HttpProblem(status, message ?? '', retryAfterSeconds, PROBLEMS_IN_A_LIST.has(id));
  const told: Told = { code, ...(message !== undefined && { message }) };
  const shape = SHAPES[id];
  if (shape) return shape(told, request);
  return answersInAList(id) ? [told] : told;
}
