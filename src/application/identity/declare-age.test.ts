import { aPlace } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { Session } from '../../domain/customer/session';
import { ShoppingPlace } from '../../domain/location/shopping-place';
import { DeclareAge } from './declare-age';

function atTheGate({ isPassed = true, session = Session.guest('tok_1', '7') } = {}) {
  const shop = new FakeShop();
  shop.currentPlace.set(isPassed ? aPlace() : ShoppingPlace.nowhere);
  shop.currentSession.set(session);
  return { shop, declareAge: shop.get(DeclareAge) };
}

test('passes on what was declared at the gate, once for each session [X-011]', async () => {
  const { shop, declareAge } = atTheGate();
  await Promise.all([declareAge.afterGate(), declareAge.afterGate()]);
  await declareAge.afterGate();
  expect(shop.identityChecks.declarations).toBe(1);
  shop.currentSession.set(Session.member('tok_2', '8', 'Jane Doe'));
  await declareAge.afterGate();
  expect(shop.identityChecks.declarations).toBe(2);
});

test('passes nothing on before the gate, or without a session', async () => {
  for (const { shop, declareAge } of [
    atTheGate({ isPassed: false }),
    atTheGate({ session: Session.visitor }),
  ]) {
    await declareAge.afterGate();
    expect(shop.identityChecks.declarations).toBe(0);
  }
});

test('passes nothing on to a backend without the call, but confirms the declaration', async () => {
  const { shop, declareAge } = atTheGate();
  shop.optionalCalls.delete('declareAge');
  await declareAge.afterGate();
  expect(shop.identityChecks.declarations).toBe(0);
  await declareAge.execute();
  await declareAge.execute();
  expect(shop.identityChecks.declarations).toBe(2);
});

test('declares again after an outage', async () => {
  const { shop, declareAge } = atTheGate();
  shop.identityChecks.outage.begin();
  await declareAge.afterGate();
  shop.identityChecks.outage.end();
  expect((await declareAge.execute()).ok).toBe(true);
  expect(shop.identityChecks.declarations).toBe(1);
});
