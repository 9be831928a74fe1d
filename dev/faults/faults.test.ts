import { aCart, aLine } from '../../tests/support/builders/cart';
import { FakeCarts } from '../../tests/support/fakes/fake-carts';
import { FakeDeliveryCalendars } from '../../tests/support/fakes/fake-delivery-calendars';
import { FakeOrders } from '../../tests/support/fakes/fake-orders';
import type { OrderDraft } from '../../src/domain/checkout/order-draft';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { addressParameter } from './address';
import { FaultBoard } from './fault-board';
import { Faults, type ShopEvent, type FailureKind } from './faults';
import { withFaults } from './with-faults';
import { REMOTE_PORTS } from './remote-ports';

const anyFailure = (reason: string) => ({ ok: false, failure: { kind: 'unavailable', reason } });
const cart = aCart({ lines: [aLine({ variantId: '1021' })] });

describe('injected faults', () => {
  it('can be written as text and parsed again', () => {
    const faults = Faults.none
      .with('Carts', { latencyMs: 1_000 })
      .with('Carts', { failure: 'offline' })
      .with('Orders', { failure: 'refused' })
      .toggled('sold-out');
    expect(faults.text).toBe('Carts:1000ms+offline,Orders:refused,sold-out');
    expect(Faults.parse(faults.text).text).toBe(faults.text);
    expect(Faults.parse(faults.text).with('Carts', { latencyMs: 0, failure: '' }).text).toBe(
      'Orders:refused,sold-out',
    );
  });

  it('ignore what cannot be parsed', () => {
    expect(Faults.parse('Carts:soon+wet,,sold-out,sold-out,Orders:fault').text).toBe('Orders:fault,sold-out');
  });

  it('name existing ports only', () => {
    for (const [name, port] of Object.entries(REMOTE_PORTS)) expect(port.name).toBe(name);
  });
});

describe('an adapter with injected faults', () => {
  const carts = (text: string) => withFaults(new FakeCarts(), 'Carts', () => Faults.parse(text));

  it('answers normally while there are none', async () => {
    const fake = Object.assign(new FakeCarts(), { cart });
    const port = withFaults(fake, 'Carts', () => Faults.parse('Orders:offline'));
    expect(await port.show(cart.id)).toEqual({ ok: true, value: cart });
  });

  it.each<[FailureKind, object]>([
    ['offline', anyFailure('offline')],
    ['timeout', anyFailure('timeout')],
    ['fault', anyFailure('fault')],
    ['refused', { ok: false, failure: { kind: 'refused' } }],
  ])('answers with: %s', async (kind, failure) => {
    expect(await carts(`Carts:${kind}`).show('crt_1')).toMatchObject(failure);
  });

  it('waits for its latency before it calls', async () => {
    const fake = new FakeCarts();
    const answer = withFaults(fake, 'Carts', () => Faults.parse('Carts:50ms')).remove('crt_1', '1');
    await Promise.resolve();
    expect(fake.changes).toEqual([]);
    await answer;
    expect(fake.changes).toEqual(['remove 1']);
  });

  it('reports products as sold out when they are added or ordered [PDP-45] [SUM-25]', async () => {
    const faults = () => Faults.none.toggled('sold-out' satisfies ShopEvent);
    const addition = { cartId: '', variantId: '1011', quantity: 1, zipcode: '10001' };
    const terms = { locationId: '11', speed: 'Same Day', isForWallet: false };
    const added = await withFaults(new FakeCarts(), 'Carts', faults).add({ ...addition, ...terms }, 'a key');
    expect(added).toMatchObject({ failure: { kind: 'refused', message: 'This product is sold out.' } });
    const placed = await withFaults(new FakeOrders(), 'Orders', faults).place(
      { cart } as OrderDraft,
      'a key',
    );
    expect(placed).toMatchObject({ failure: { kind: 'invalid-items', items: [{ variantId: '1021' }] } });
  });

  it('has no slots left [X-048] [X-049]', async () => {
    const faults = () => Faults.none.toggled('slot-gone');
    const request = { date: CalendarDate.of(2030, 6, 2), locationId: '11', zipcode: '10001' };
    const calendars = withFaults(new FakeDeliveryCalendars(), 'DeliveryCalendars', faults);
    expect(await calendars.slotsOn(request)).toEqual({ ok: true, value: [] });
    const placed = await withFaults(new FakeOrders(), 'Orders', faults).place(
      { cart } as OrderDraft,
      'a key',
    );
    expect(placed).toMatchObject({ failure: { kind: 'refused' } });
  });
});

describe('the URL of a page with faults', () => {
  function aPage(href: string) {
    const page = { location: { href }, history: { state: null as unknown } };
    const go = (state: unknown, _: string, url?: string | URL | null) => {
      page.history.state = state;
      page.location.href = new URL(url ?? '', page.location.href).href;
    };
    Object.assign(page.history, { pushState: go, replaceState: go });
    return page as unknown as Pick<Window, 'location' | 'history'>;
  }

  it("keeps them from page to page, beside the shop's own parameters", () => {
    const page = aPage('http://shop.test/store/101?faults=Carts%3Aoffline');
    const board = new FaultBoard(addressParameter(page));
    page.history.pushState({ key: 'a' }, '', '/search?q=rye');
    expect(page.location.href).toBe('http://shop.test/search?q=rye&faults=Carts%3Aoffline');
    expect(page.history.state).toEqual({ key: 'a' });
    board.change('Carts', { failure: '' });
    expect(page.location.href).toBe('http://shop.test/search?q=rye');
    board.toggle('slot-gone');
    expect(page.location.href).toBe('http://shop.test/search?q=rye&faults=slot-gone');
    board.clear();
    expect(page.location.href).toBe('http://shop.test/search?q=rye');
  });
});
