import { parseArgs } from 'node:util';
import type { Services } from '../adapters/http/services';
import { CancelOrder } from '../application/checkout/cancel-order';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import { RecordPayment } from '../application/checkout/record-payment';
import { RefundAmount } from '../application/checkout/refund-amount';
import { Refunds } from '../application/checkout/refunds.port';
import { ReconcilePayments } from '../application/checkout/reconcile-payments';
import { SettleRefunds } from '../application/checkout/settle-refunds';
import { Orders } from '../application/order/orders.port';
import { changeRefused, type OrderChangeRefusal } from '../domain/order/order-refusal';
import { amountText, parseCents } from '../domain/shared/money';
import { Refused } from '../domain/shared/refused';
import type { CommandResult } from './command-result';
import { formatCancellation, formatOrder } from './format-order';
import { formatReconciliation } from './format-reconciliation';
import { refusalText } from './refusal-text';

const ORDERS_USAGE = `Usage:
  npm run orders -- show NUMBER
  npm run orders -- cancel NUMBER [--item ID ...] [--yes]
  npm run orders -- refund NUMBER --amount 12.34 --reason TEXT [--yes]
  npm run orders -- paid NUMBER
  npm run orders -- reconcile [--days N]

Without --item, all that is left of the order is canceled. Without --yes, nothing is
changed: what would be canceled and refunded is printed. "refund" returns a part of
the total and cancels nothing; the shopper reads the reason, and the same amount is
refunded for it once. "paid" records that an order was paid on delivery. "reconcile" compares the charges of the card provider with the
orders of the last days (7), and changes nothing.`;

const NOTHING_CHANGED = 'Nothing was changed. Repeat the command with --yes.';

interface Needed extends Pick<Services, 'data' | 'clock' | 'mail' | 'cards' | 'upi'> {
  /** undefined: cards are simulated, or not accepted. */
  charges: ProviderCharges | undefined;
}

/** Shows and cancels orders for the people who run the shop (docs/operate.md). */
export async function ordersCommand(services: Needed, words: string[]): Promise<CommandResult> {
  const parsed = parse(words);
  if (!parsed) return { lines: [ORDERS_USAGE], isDone: false };
  try {
    return await run(services, parsed);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { lines: [refusalText(error.reason as OrderChangeRefusal)], isDone: false };
  }
}

type Parsed =
  | { verb: 'show' | 'paid'; orderNumber: string }
  | { verb: 'cancel'; orderNumber: string; itemIds: number[] | undefined; isMeant: boolean }
  | ({ verb: 'refund'; isMeant: boolean } & RefundWords)
  | { verb: 'reconcile'; days: number };

interface RefundWords {
  orderNumber: string;
  amountCents: number;
  reason: string;
}

function run(services: Needed, parsed: Parsed): Promise<CommandResult> {
  switch (parsed.verb) {
    case 'show':
      return show(services, parsed.orderNumber);
    case 'paid':
      return recordPayment(services, parsed.orderNumber);
    case 'cancel':
      return cancel(services, parsed);
    case 'refund':
      return refund(services, parsed);
    case 'reconcile':
      return reconcile(services, parsed.days);
  }
}

const OPTIONS = {
  item: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  days: { type: 'string' },
  amount: { type: 'string' },
  reason: { type: 'string' },
} as const;

function parse(args: string[]): Parsed | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [verb, orderNumber, ...more] = positionals;
    if (verb === 'reconcile') return orderNumber === undefined ? reconciliation(values) : undefined;
    if (!orderNumber || more.length > 0) return undefined;
    if (verb === 'show' || verb === 'paid') return { verb, orderNumber };
    const isMeant = values.yes === true;
    if (verb === 'refund') {
      const { amount = '', reason } = values;
      const amountCents = parseCents(amount);
      return amountCents && reason ? { verb, orderNumber, amountCents, reason, isMeant } : undefined;
    }
    const itemIds = values.item?.map(Number);
    if (verb !== 'cancel' || itemIds?.some((id) => !Number.isInteger(id))) return undefined;
    return { verb, orderNumber, itemIds, isMeant };
  } catch {
    return undefined;
  }
}

function reconciliation({ days = '7' }: { days?: string }): Parsed | undefined {
  return /^[1-9]\d{0,2}$/.test(days) ? { verb: 'reconcile', days: Number(days) } : undefined;
}

async function show({ data }: Needed, orderNumber: string): Promise<CommandResult> {
  const found = await data.get(Orders).find(orderNumber);
  if (!found) throw changeRefused({ kind: 'order-not-found' });
  const refunds = await data.get(Refunds).of(found.order.id);
  return { lines: formatOrder(found, refunds), isDone: true };
}

async function recordPayment({ data }: Needed, orderNumber: string): Promise<CommandResult> {
  const { order } = await new RecordPayment(data).execute(orderNumber);
  const owed = amountText(order.grandTotalCents - order.refundedCents, order.currency);
  return { lines: [`Recorded: ${owed} were paid for order ${orderNumber}.`], isDone: true };
}

async function cancel(
  { data, clock, mail, cards, upi }: Needed,
  { orderNumber, itemIds, isMeant }: Extract<Parsed, { verb: 'cancel' }>,
): Promise<CommandResult> {
  const cancelOrder = new CancelOrder(data, clock, mail);
  if (!isMeant) {
    const preview = formatCancellation(await cancelOrder.preview({ orderNumber, itemIds }));
    return { lines: [...preview, NOTHING_CHANGED], isDone: false };
  }
  const { cancellation, refundId } = await cancelOrder.execute({ orderNumber, itemIds });
  const lines = [...formatCancellation(cancellation), 'Canceled.'];
  if (refundId === undefined) return { lines, isDone: true };
  return { lines: [...lines, await refundLine({ data, clock, cards, upi }, refundId)], isDone: true };
}

async function refund(services: Needed, { isMeant, ...command }: RefundWords & { isMeant: boolean }) {
  const refundAmount = new RefundAmount(services.data, services.clock, services.mail);
  const { orderNumber, amountCents } = command;
  const said = ({ leftCents, currency }: Awaited<ReturnType<typeof refundAmount.preview>>) =>
    `Refunded: ${amountText(amountCents, currency)} of order ${orderNumber}; ${amountText(leftCents, currency)} are left.`;
  if (!isMeant) {
    const lines = [said(await refundAmount.preview(command)), NOTHING_CHANGED];
    return { lines, isDone: false };
  }
  const { refundId, ...left } = await refundAmount.execute(command);
  const lines = [said(left)];
  if (refundId !== undefined) lines.push(await refundLine(services, refundId));
  return { lines, isDone: true };
}

async function refundLine(
  { data, clock, cards, upi }: Pick<Needed, 'data' | 'clock' | 'cards' | 'upi'>,
  refundId: string,
): Promise<string> {
  return (await new SettleRefunds(data, clock, cards, upi).attempt(refundId)) === 'confirmed'
    ? 'The provider has confirmed the refund.'
    : 'The refund is not confirmed yet: the running shop repeats it every five minutes.';
}

async function reconcile({ data, clock, charges }: Needed, days: number): Promise<CommandResult> {
  if (!charges)
    return { lines: ['Cards are simulated or not accepted: there is nothing to compare.'], isDone: false };
  const result = await new ReconcilePayments(data, clock, charges).execute(days);
  return { lines: formatReconciliation(result), isDone: result.differences.length === 0 };
}
