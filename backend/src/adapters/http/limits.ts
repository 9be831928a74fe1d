import type { Limit } from '../../application/shared/rate-limiter.port';
import type { IncomingCall, OperationId } from './operation';
import { captchaSolution } from './captcha-check';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface LimitOfCall extends Limit {
  /** Whose calls are counted together; those without a session are not counted by customer. */
  by: 'address' | 'customer';
  /** Which calls are counted; default: all. */
  when?: { name: string; applies: (request: IncomingCall) => boolean };
}

const perAddress = (times: number, seconds: number): LimitOfCall => ({ times, seconds, by: 'address' });
const perCustomer = (times: number, seconds: number): LimitOfCall => ({ times, seconds, by: 'customer' });
/** For calls that cost less than counting them across processes. */
const often = (times: number, seconds: number): LimitOfCall => ({
  ...perAddress(times, seconds),
  forEachProcess: true,
});

/** The product page's zip check has no captcha, and therefore a tighter limit. */
const WITHOUT_CAPTCHA = {
  name: 'without-captcha',
  applies: (request: IncomingCall) => !captchaSolution(request),
};
/** Limits the guessing of codes; the shop sends a code only when it is entered. */
const WITH_COUPON = { name: 'coupon', applies: ({ body }: IncomingCall) => hasText(body, 'coupon_code') };

/**
 * How often a call may be made (BDG-06), with room for many behind one address; wrong passwords are counted where they
 * are checked. Cards that are saved or charged are limited for each customer too, against trying stolen ones.
 */
const LIMITS: Partial<Record<OperationId, readonly LimitOfCall[]>> = {
  register: [perAddress(20, HOUR)],
  startGuestSession: [perAddress(60, HOUR)],
  createCaptchaChallenge: [perAddress(240, 10 * MINUTE)],
  uploadIdentityDocument: [perAddress(60, HOUR)],
  createSelfieUploadLink: [perAddress(60, HOUR)],
  uploadSelfie: [perAddress(60, HOUR)],
  verifyUpi: [perAddress(60, HOUR)],
  lookUpZipcode: [perAddress(300, 10 * MINUTE), { ...perAddress(60, 10 * MINUTE), when: WITHOUT_CAPTCHA }],
  searchProducts: [often(1_200, MINUTE)],
  addToCart: [often(300, MINUTE)],
  addWalletProductToCart: [often(300, MINUTE)],
  showCart: [{ ...perAddress(60, 10 * MINUTE), when: WITH_COUPON }],
  saveCard: [perAddress(60, HOUR), perCustomer(10, HOUR)],
  placeOrder: [perAddress(200, HOUR), perCustomer(40, HOUR)],
};

/** The limits of a call by address, or by customer, with a key for the counts of each. */
export function limitsOf(
  id: OperationId,
  by: LimitOfCall['by'],
  request: IncomingCall,
): { key: string; limit: Limit }[] {
  return (LIMITS[id] ?? [])
    .filter((limit) => limit.by === by && (limit.when?.applies(request) ?? true))
    .map((limit) => ({ key: [id, limit.when?.name, by].filter(Boolean).join(':'), limit }));
}

const hasText = (body: unknown, name: string): boolean => {
  const text =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' && text.trim() !== '';
};
