import { type CallFailure, OFFLINE_MESSAGE, refused, unavailable } from '../../src/domain/shared/failure';
import { SLOT_TAKEN_TEXT } from '../../src/domain/fulfilment/time-slot';
import { failed, ok, type Failed, type Result } from '../../src/domain/shared/result';
import type { OrderDraft } from '../../src/domain/checkout/order-draft';
import type { Faults, FailureKind } from './faults';

const FAILURES: Readonly<Record<FailureKind, () => Failed<CallFailure>>> = {
  offline: () => unavailable('offline', OFFLINE_MESSAGE),
  timeout: () => unavailable('timeout', 'The shop took too long to answer. (Fault panel)'),
  fault: () => unavailable('fault', 'Something went wrong. (Fault panel)'),
  refused: () => refused('The shop refuses this. (Fault panel)'),
};

type Answer = Result<unknown, unknown>;
type Call = (...input: readonly unknown[]) => Promise<Answer>;

/** Wraps an adapter so that it fails while a fault is injected, and otherwise answers normally. */
export function withFaults<Port extends object>(adapter: Port, port: string, faults: () => Faults): Port {
  const get = (target: Port, name: string | symbol): unknown => {
    const member: unknown = Reflect.get(target, name);
    if (typeof member !== 'function') return member;
    const call: Call = (...input) => Reflect.apply(member, target, input) as Promise<Answer>;
    return async (...input: readonly unknown[]) => {
      const { latencyMs, failure } = faults().at(port);
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      if (failure) return FAILURES[failure]();
      return eventAt(`${port}.${String(name)}`, input, faults()) ?? call(...input);
    };
  };
  return new Proxy(adapter, { get });
}

/** The answer of a call after an injected event (SUM-25, X-048, X-049). */
function eventAt(call: string, [first]: readonly unknown[], faults: Faults): Answer | undefined {
  if (faults.has('sold-out') && call === 'Carts.add') return refused('This product is sold out.');
  if (faults.has('sold-out') && call === 'Orders.place') return soldOut(first as OrderDraft);
  if (faults.has('slot-gone') && call === 'DeliveryCalendars.slotsOn') return ok([]);
  if (faults.has('slot-gone') && call === 'Orders.place') return refused(SLOT_TAKEN_TEXT);
  return undefined;
}

const soldOut = ({ cart }: OrderDraft): Answer =>
  failed({
    kind: 'invalid-items',
    items: cart.lines.slice(0, 1).map(({ variantId }) => ({ variantId, message: '' })),
    message: 'Some items are sold out.',
  });
