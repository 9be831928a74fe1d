import type { Services } from '../services';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SandboxCollectRequests } from '../../../application/checkout/sandbox-collect-requests.port';
import { SettleRequestedPayment } from '../../../application/checkout/settle-requested-payment';
import { OrderPayments } from '../../../application/order/order-payments.port';
import { Unavailable } from '../../../application/shared/availability.port';
import { amountText } from '../../../domain/shared/money';
import { answerNotFound, RETRY_AFTER_S } from '../errors';
import { plainPagePolicy } from '../plain-page';
import { PAYMENT_RETURN_PATH } from './payment-return';
import { RETRY_PAGE, RETRY_STYLE } from './retry-page';
import { COLLECT_STYLE, collectPage } from './sandbox-collect-page';

/** Form of the keys that the backend generates, and of Stripe's; anything else cannot exist and is not looked up. */
const CHARGE_ID = /^[0-9a-f-]{36}$/;
const STRIPE_ID = /^pi_\w{1,100}$/;

/** What providers add to the address. */
interface Returned {
  /** By UPI. */
  txnid?: unknown;
  /** By Stripe. */
  payment_intent?: unknown;
}

function chargeIdOf({ txnid, payment_intent: intent }: Returned): string | undefined {
  if (typeof txnid === 'string') return CHARGE_ID.test(txnid) ? txnid : undefined;
  return typeof intent === 'string' && STRIPE_ID.test(intent) ? intent : undefined;
}

interface ById {
  Params: { id: string };
}

/**
 * Where the page of a UPI provider, or of a bank, returns to: settles the order and redirects to the shop's result page
 * . The address proves nothing: the provider is asked.
 */
export function serveCollectReturn(
  app: FastifyInstance,
  { data, clock, cards, upi, mail, settings, availability }: Services,
): void {
  const policy = plainPagePolicy(RETRY_STYLE, settings.shopOrigin);
  const settleRequested = new SettleRequestedPayment(data, clock, { cards, upi }, mail);
  app.get<{ Querystring: Returned }>(PAYMENT_RETURN_PATH, async ({ query, log }, reply) => {
    const chargeId = chargeIdOf(query);
    if (chargeId === undefined) return answerNotFound(reply);
    const order = await availability
      .run(() => settleRequested.settle(chargeId))
      .catch((err: unknown) => {
        if (err instanceof Unavailable) log.warn({ err }, 'A payment could not be settled yet');
        else log.error({ err }, 'A payment could not be settled');
        return null;
      });
    if (order === null) return answerTryAgain(reply, policy);
    if (!order) return answerNotFound(reply);
    const { isPaid, isOpen, orderNumber } = order;
    // Says that the payment is awaited, and leads back to the bank.
    if (isOpen) return reply.redirect(`${settings.shopOrigin ?? ''}/cart/checkout`);
    const page = `/payment/${isPaid ? 'success' : 'fail'}?orderId=${encodeURIComponent(orderNumber)}`;
    return reply.redirect(`${settings.shopOrigin ?? ''}${page}`);
  });
}

/** For a shopper who returns from paying while the database or the provider is unavailable: a page with a link to try again. */
const answerTryAgain = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .code(503)
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S })
    .type('text/html; charset=utf-8')
    .send(RETRY_PAGE);

/** The page of the simulated UPI provider; served only if the sandbox is in use. */
export async function serveSandboxCollect(app: FastifyInstance, { data, settings }: Services): Promise<void> {
  const collects = data.get(SandboxCollectRequests);
  const payments = data.get(OrderPayments);
  const policy = plainPagePolicy(COLLECT_STYLE, settings.shopOrigin);
  const asked = async (id: string) => {
    const order = CHARGE_ID.test(id) ? await payments.orderOfCharge(id) : undefined;
    return order && order.paymentUrl !== null ? order : undefined;
  };
  const goBack = (reply: FastifyReply, id: string) =>
    reply.redirect(`/payuapi/payu/return?txnid=${encodeURIComponent(id)}`, 303);

  // Other calls do not accept forms, so their content type is registered in this scope only.
  await app.register(async (pages) => {
    const type = 'application/x-www-form-urlencoded';
    pages.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 100 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get<ById>('/payuapi/sandbox/:id', async ({ params: { id } }, reply) => {
      const order = await asked(id);
      if (!order) return answerNotFound(reply);
      if (order.paymentStatus !== 'requested') return goBack(reply, id);
      const { orderNumber, grandTotalCents, currency } = order;
      return reply
        .header('Content-Security-Policy', policy)
        .type('text/html; charset=utf-8')
        .send(collectPage({ orderNumber, amount: amountText(grandTotalCents, currency) }));
    });
    pages.post<ById & { Body: { answer?: string } }>('/payuapi/sandbox/:id', async (request, reply) => {
      const { id } = request.params;
      const order = await asked(id);
      if (!order) return answerNotFound(reply);
      if (order.paymentStatus === 'requested')
        await collects.answer(id, request.body?.answer === 'paid' ? 'paid' : 'declined');
      return goBack(reply, id);
    });
  });
}
