import { customers } from '../src/adapters/postgres/schema';
import { readSettings } from '../src/config';
import { testBackend } from '../testing/test-backend';
import { TEST_NOW } from '../testing/start-test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

describe('with AGE_POLICY=none', () => {
  const { agePolicy } = readSettings({ AGE_POLICY: 'none' }, ['demo']);
  const backend = testBackend({ settings: { agePolicy } });

  it.each(['age-not-declared', 'too-young'])('alcohol is sold to anybody (%s)', async (because) => {
    const values = ready(
      await backend.given('a member who may not buy alcohol has a cart ready to order', { because }),
    );
    expect((await place(backend.baseUrl, values, janesOrder(values))).body).toMatchObject({ code: 1 });
  });
});

describe('somebody who turns 22', () => {
  let now = TEST_NOW;
  const backend = testBackend({ clock: { now: () => new Date(now) } });

  async function ordersAt(time: string) {
    now = time;
    const values = ready(await backend.given('a cart ready to order exists'));
    await backend.db.update(customers).set({ dateOfBirth: '2008-06-02', isVerified: false });
    return (await place(backend.baseUrl, values, janesOrder(values))).body;
  }

  it('is refused alcohol until that day begins in New York [X-073] [CONST-31]', async () => {
    expect(await ordersAt('2030-06-02T03:59:59.999Z')).toMatchObject({ code: -1, reason: 'too-young' });
  });

  it('is sold alcohol from then on [X-073] [CONST-31]', async () => {
    expect(await ordersAt('2030-06-02T04:00:00Z')).toMatchObject({ code: 1 });
  });
});
