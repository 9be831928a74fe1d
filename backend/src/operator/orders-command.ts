import { parseArgs } from 'node:util';
import type { Services } from '../adapters/http/services';
import { CancelOrder } from '../application/checkout/cancel-order';
import { SettleRefunds } from '../application/checkout/settle-refunds';
import { Orders } from '../application/order/orders.port';
import { changeRefused, type OrderChangeRefusal } from '../domain/order/order-refusal';
import { Refused } from '../domain/shared/refused';
import { cancellationInLines, orderInLines } from './order-in-lines';
import { refusalText } from './refusal-text';

export const ORDERS_USAGE = `Usage:
  npm run orders -- show NUMBER
  npm run orders -- cancel NUMBER [--item ID ...] [--yes]

Without --item, all that is left of the order is canceled. Without --yes, nothing is
changed: what would be canceled and given back is printed.`;

/** The lines to print, and whether the command did what it was told. */
export interface CommandResult {
  lines: string[];
  isDone: boolean;
}

type Needed = Pick<Services, 'data' | 'clock' | 'mail' | 'cards' | 'upi'>;

/** Shows and cancels orders for the people who run the shop (docs/operations.md). */
export async function ordersCommand(services: Needed, words: string[]): Promise<CommandResult> {
  const parsed = parse(words);
  if (!parsed) return { lines: [ORDERS_USAGE], isDone: false };
  try {
    return parsed.verb === 'show' ? await show(services, parsed.orderNumber) : await cancel(services, parsed);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { lines: [refusalText(error.reason as OrderChangeRefusal)], isDone: false };
  }
}

interface Parsed {
  verb: 'show' | 'cancel';
  orderNumber: string;
  itemIds: number[] | undefined;
  isMeant: boolean;
}

function parse(args: string[]): Parsed | undefined {
  const options = { item: { type: 'string', multiple: true }, yes: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb, orderNumber, ...more] = positionals;
    const itemIds = values.item?.map(Number);
    const isKnown = (verb === 'show' || verb === 'cancel') && !!orderNumber && more.length === 0;
    if (!isKnown || itemIds?.some((id) => !Number.isInteger(id))) return undefined;
    return { verb, orderNumber, itemIds, isMeant: values.yes === true };
  } catch {
    return undefined;
  }
}

async function show({ data }: Needed, orderNumber: string): Promise<CommandResult> {
  const found = await data.get(Orders).find(orderNumber);
  if (!found) throw changeRefused({ kind: 'order-not-found' });
  return { lines: orderInLines(found), isDone: true };
}

async function cancel(
  { data, clock, mail, cards, upi }: Needed,
  { orderNumber, itemIds, isMeant }: Parsed,
): Promise<CommandResult> {
  const cancelOrder = new CancelOrder(data, clock, mail);
  if (!isMeant) {
    const preview = cancellationInLines(await cancelOrder.preview({ orderNumber, itemIds }));
    return { lines: [...preview, 'Nothing was changed. Repeat the command with --yes.'], isDone: false };
  }
  const { cancellation, refundId } = await cancelOrder.execute({ orderNumber, itemIds });
  const lines = [...cancellationInLines(cancellation), 'Canceled.'];
  if (refundId === undefined) return { lines, isDone: true };
  try {
    await new SettleRefunds(data, clock, cards, upi).settle(refundId);
    return { lines: [...lines, 'The provider has confirmed the refund.'], isDone: true };
  } catch {
    const later = 'The refund is not confirmed yet: the running shop repeats it every five minutes.';
    return { lines: [...lines, later], isDone: true };
  }
}
