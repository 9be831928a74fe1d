import { testBackend } from './test-backend';

const backend = testBackend();
const HOLD = { idempotencyKey: 'none', providerCustomerId: 'cus_none' };

it('a payment provider that is called inside a transaction throws, and answers before and after it [BD-48]', async () => {
  const { data, cards, upi } = backend.services;
  const [byCard, byUpi] = await data.transaction(() =>
    Promise.allSettled([cards.release(HOLD), upi.close('none')]),
  );
  expect(byCard).toMatchObject({ reason: { message: 'cards: release was called inside a transaction.' } });
  expect(byUpi).toMatchObject({ reason: { message: 'UPI: close was called inside a transaction.' } });
  await expect(cards.release(HOLD)).resolves.toBeDefined();
});

it('what was started in a transaction may call it once that has ended [BD-48]', async () => {
  const { data, cards } = backend.services;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const later = await data.transaction(async () => ({ called: ended.then(() => cards.release(HOLD)) }));
  end();
  await expect(later.called).resolves.toBeDefined();
});
