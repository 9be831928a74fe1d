import { stateHandlers } from './state-handlers';

const EMPTY_CART = 'an empty cart exists';

test('return the values that the state provides', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1', cartId: 'crt_1', more: 1 }) });
  await expect(states.handlers[EMPTY_CART]?.()).resolves.toEqual({ token: 'tok_1', cartId: 'crt_1' });
  expect(states.problems.size).toBe(0);
});

test('record an error that a state threw', async () => {
  const states = stateHandlers({ given: () => Promise.reject(new Error('no database')) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('no database');
  expect(states.problems.get(EMPTY_CART)).toBe(`"${EMPTY_CART}" could not be entered: Error: no database`);
});

test('record that a state provided too few values', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1' }) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('the state did not provide cartId');
  expect([...states.problems.keys()]).toEqual([EMPTY_CART]);
});

test('do not include a sentence outside the catalogue', () => {
  expect(stateHandlers({ given: async () => ({}) }).handlers['the moon is full']).toBeUndefined();
});
