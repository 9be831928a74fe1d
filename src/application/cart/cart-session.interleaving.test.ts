import fc from 'fast-check';
import { aCart, aLine } from '../../../tests/support/builders/cart';
import { aPlace } from '../../../tests/support/builders/location';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { FakeIds } from '../../../tests/support/fakes/fake-ids';
import { type CallEnd, HeldCarts } from '../../../tests/support/fakes/held-carts';
import { InMemoryValue } from '../../../tests/support/fakes/in-memory-value';
import { RecordingNotifier } from '../../../tests/support/fakes/recording-notifier';
import type { CartHandle } from '../../domain/cart/cart-handle';
import { CartSession } from './cart-session';

type Step =
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | { readonly kind: 'undo' | 'rest' | 'refresh' | 'leave and return' }
  | { readonly kind: 'end'; readonly place: number; readonly how: CallEnd };

const lineId = fc.constantFrom('1', '2');
const anyOutcome = fc.constantFrom<CallEnd>(
  'answered',
  'answered',
  'answered',
  'refused',
  'lost',
  'unreachable',
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('quantity' as const), lineId, quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('remove' as const), lineId }),
  fc.record({ kind: fc.constantFrom('undo', 'rest', 'refresh', 'leave and return') }) as fc.Arbitrary<Step>,
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('end' as const), place: fc.nat(5), how: anyOutcome }),
  },
);

/** The removal took effect but its answer was lost: the second removal finds nothing and is refused. */
const REMOVED_TWICE: Step[] = [
  { kind: 'remove', lineId: '2' },
  { kind: 'end', place: 0, how: 'lost' },
  { kind: 'remove', lineId: '2' },
  { kind: 'end', place: 0, how: 'answered' },
];

/** The first of two changes is answered, then the cart requested before it. */
const OLD_CART_BETWEEN_TWO_CHANGES: Step[] = [
  { kind: 'refresh' },
  { kind: 'quantity', lineId: '1', quantity: 3 },
  { kind: 'quantity', lineId: '2', quantity: 5 },
  { kind: 'rest' },
  { kind: 'end', place: 1, how: 'answered' },
  { kind: 'end', place: 0, how: 'answered' },
];

describe('the cart, for any changes and any late, refused or lost answers', () => {
  it('ends as the backend has it, in cart and badge [CART-13] [CART-14] [CART-16] [PDP-42]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const world = await opened();
        for (const step of steps) await world.take(step);
        await world.endEverything();
        const held = world.carts.backend.cart;
        const { cart, handle, isUpdating } = world.session.state;
        expect(quantities(cart)).toEqual(quantities(held));
        expect(handle.unitCount).toBe(held.unitCount);
        expect(world.currentCart.get()).toEqual(handle);
        expect(isUpdating).toBe(false);
      }),
    );
  });

  it('shows the last choice of the shopper until a change fails, and never an older cart [CART-11] [CART-16]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const world = await opened();
        /** The quantity chosen for each line since a change failed. */
        let chosen = new Map<string, number | undefined>();
        for (const step of steps) {
          const { changesFailed } = world.carts;
          const known = world.session.state.cart;
          if (step.kind === 'quantity' && known?.line(step.lineId)) chosen.set(step.lineId, step.quantity);
          if (step.kind === 'remove' && known?.line(step.lineId)) chosen.set(step.lineId, undefined);
          if (step.kind === 'undo')
            chosen = new Map([...chosen].filter(([, quantity]) => quantity !== undefined));
          await world.take(step);
          if (world.carts.changesFailed > changesFailed) chosen = new Map();
          const { cart, handle } = world.session.state;
          for (const [id, quantity] of cart ? chosen : []) {
            // A removal that took effect although its answer was lost may have removed the line.
            const mayBeGone = quantity !== undefined && !world.carts.backend.cart.line(id);
            if (!mayBeGone) expect(cart?.line(id)?.quantity).toBe(quantity);
          }
          expect(world.currentCart.get()).toEqual(handle);
        }
      }),
      { examples: [[OLD_CART_BETWEEN_TWO_CHANGES], [REMOVED_TWICE]] },
    );
  });

  it('has one change in flight at a time, and adds no line twice [NET-10] [X-150]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const world = await opened();
        for (const step of steps) {
          await world.take(step);
          expect(world.carts.changesUnderWay).toBeLessThanOrEqual(1);
          const { lines } = world.carts.backend.cart;
          expect(new Set(lines.map(({ variantId }) => variantId)).size).toBe(lines.length);
          for (const { quantity } of lines) expect(quantity).toBeLessThan(10);
        }
      }),
    );
  });
});

async function opened() {
  const carts = new HeldCarts();
  const lines = [aLine(), aLine({ id: '2', variantId: '1021', locationId: '12' })];
  carts.backend.cart = aCart({ lines });
  const currentCart = new InMemoryValue<CartHandle>({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
  const clock = new FakeClock();
  const place = new InMemoryValue(aPlace('10001'));
  const session = new CartSession(carts, currentCart, place, clock, new FakeIds(), new RecordingNotifier());
  const screen = { fetch: () => carts.show('crt_1'), isReviewed: () => false };
  void session.show(screen);
  await carts.end(0, 'answered');
  await settled();

  const take = async (step: Step) => {
    if (step.kind === 'quantity') session.setQuantity(step.lineId, step.quantity);
    if (step.kind === 'remove') session.remove(step.lineId);
    if (step.kind === 'undo') void session.undoRemoval();
    if (step.kind === 'rest') clock.advance(800);
    if (step.kind === 'refresh') void session.refresh();
    if (step.kind === 'leave and return') {
      session.leave(screen);
      void session.show(screen);
    }
    if (step.kind === 'end' && carts.calls.length > 0) await carts.end(step.place, step.how);
    await settled();
  };
  const endEverything = async () => {
    clock.advance(800);
    await settled();
    while (carts.calls.length > 0) await take({ kind: 'end', place: 0, how: 'answered' });
    void session.refresh();
    await take({ kind: 'end', place: 0, how: 'answered' });
  };
  return { session, carts, currentCart, take, endEverything };
}

const quantities = (cart: { lines: readonly { id: string; quantity: number }[] } | null) =>
  cart?.lines.map(({ id, quantity }) => [id, quantity]);

const settled = () => new Promise((resolve) => setImmediate(resolve));
