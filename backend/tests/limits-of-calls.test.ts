import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { limitsOf } from '../src/adapters/http/limits';
import { documented, openApiDocument } from '../src/adapters/http/openapi-document';
import type { IncomingCall, OperationId } from '../src/adapters/http/operation';
import { placeOf } from '../testing/expect-documented';
import { testBackend } from '../testing/test-backend';
import { janesOrder, ready } from './support/order-fixture';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const backend = testBackend({ settings: { trustProxy: ['loopback'] } });

/** A fixed clock of the limits, so that a refusal says how long they are. */
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(() => {
  jest.restoreAllMocks();
  backend.services.settings.limitFactor = 1_000;
});

let made = 0;
const newAddress = () => `198.51.100.${(made += 1)}`;

/** Multiplies the limits, so that the third call exceeds the one that allows this many. */
const allowTwoOf = (times: number) => void (backend.services.settings.limitFactor = 2.5 / times);

interface LimitedCall {
  id: OperationId;
  times: number;
  seconds: number;
  query?: string;
  /** Of the body, in the document; default: the first one. */
  example?: string;
  headers?: Record<string, string>;
}

const BY_ADDRESS: LimitedCall[] = [
  { id: 'register', times: 20, seconds: HOUR },
  { id: 'startGuestSession', times: 60, seconds: HOUR },
  { id: 'createCaptchaChallenge', times: 240, seconds: 10 * MINUTE },
  { id: 'uploadIdentityDocument', times: 60, seconds: HOUR },
  { id: 'createSelfieUploadLink', times: 60, seconds: HOUR },
  {
    id: 'uploadSelfie',
    times: 60,
    seconds: HOUR,
    query: 'expires=1906718400&signature=5f2b9c',
    headers: { 'content-type': 'image/jpeg' },
  },
  { id: 'verifyUpi', times: 60, seconds: HOUR },
  { id: 'lookUpZipcode', times: 60, seconds: 10 * MINUTE, query: 'zipcode=10001' },
  {
    id: 'lookUpZipcode',
    times: 300,
    seconds: 10 * MINUTE,
    query: 'zipcode=10001',
    headers: { 'x-captcha-solution': 'a solution' },
  },
  { id: 'searchProducts', times: 1_200, seconds: MINUTE, query: 'q=rye' },
  { id: 'addToCart', times: 300, seconds: MINUTE },
  { id: 'addWalletProductToCart', times: 300, seconds: MINUTE },
  { id: 'showCart', times: 60, seconds: 10 * MINUTE, example: 'applyCoupon' },
  { id: 'saveCard', times: 60, seconds: HOUR },
  { id: 'placeOrder', times: 200, seconds: HOUR, headers: { 'idempotency-key': randomUUID() } },
];

interface Described {
  requestBody?: { content: Record<string, { examples?: Record<string, { value: object }> }> };
}

/** The body of the document's example. */
function bodyOf({ id, example }: LimitedCall): string | undefined {
  const { requestBody } = documented(id) as Described;
  if (!requestBody) return undefined;
  const { examples = {} } = requestBody.content['application/json'] ?? {};
  return JSON.stringify(
    (example === undefined ? Object.values(examples)[0] : examples[example])?.value ?? {},
  );
}

async function send(call: LimitedCall, from: string): Promise<{ status: number; retryAfter: string | null }> {
  const { path, method } = placeOf(call.id);
  const url = `${backend.baseUrl}${path.replace('{fileName}', 'APP-OK_selfie.jpg')}?${call.query ?? ''}`;
  const { status, headers } = await fetch(url, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...call.headers },
    body: bodyOf(call),
  });
  return { status, retryAfter: headers.get('retry-after') };
}

describe('calls from one address', () => {
  it.each(BY_ADDRESS.map((call) => [call.id, call.times, call.seconds, call] as const))(
    '%s is answered %d times in %d seconds, and then refused [BDG-06]',
    async (_id, times, seconds, call) => {
      allowTwoOf(times);
      const from = newAddress();
      const answers = [await send(call, from), await send(call, from)];
      for (const { status } of answers) expect([200, 401, 403]).toContain(status);
      expect(await send(call, from)).toEqual({ status: 429, retryAfter: String(seconds) });
      expect((await send(call, newAddress())).status).not.toBe(429);
    },
  );

  it('are not limited otherwise', () => {
    const request = { body: { coupon_code: 'SAVE10' }, headers: {} } as IncomingCall;
    const ids = Object.values(openApiDocument.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    const limited = ids.filter((id) => limitsOf(id, 'address', request).length > 0);
    expect(limited.sort()).toEqual([...new Set(BY_ADDRESS.map(({ id }) => id))].sort());
    expect(ids.filter((id) => limitsOf(id, 'customer', request).length > 0).sort()).toEqual([
      'placeOrder',
      'saveCard',
    ]);
  });
});

describe('cards that a customer tries from many addresses', () => {
  /** A new customer each time, whose every attempt is declined, made from another address. */
  async function attempts(id: 'placeOrder' | 'saveCard', times: number) {
    const values = ready(await backend.given('the saved card will be declined'));
    const body =
      id === 'placeOrder'
        ? janesOrder(values)
        : {
            card_token: ['tok_sandbox_chargeDeclined_1', 'tok_sandbox_chargeDeclined_2'],
            billing_address: { billing_address_id: values.billingAddressId },
            wants_to_add_card: 1,
          };
    const answers = [];
    for (let attempt = 0; attempt < times; attempt += 1) {
      const headers = { 'x-forwarded-for': newAddress(), 'idempotency-key': randomUUID() };
      const {
        status,
        body: answer,
        headers: of,
      } = await backend.call(id, { body, token: values.token, headers });
      answers.push([status, answer.code, of.get('retry-after')]);
    }
    return answers;
  }

  it.each([
    ['placeOrder', 40],
    ['saveCard', 10],
  ] as const)('by %s are refused after %d attempts an hour [BDG-06]', async (id, times) => {
    allowTwoOf(times);
    const DECLINED = [200, -1, null];
    expect(await attempts(id, 3)).toEqual([DECLINED, DECLINED, [429, -1, String(HOUR)]]);
  });
});
