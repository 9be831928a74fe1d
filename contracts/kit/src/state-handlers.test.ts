import { stateHandlers } from './state-handlers';

const EMPTY_CART = 'an empty cart exists';

test('hands over what the state tells of itself', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1', cartId: 'crt_1', more: 1 }) });
  await expect(states.handlers[EMPTY_CART]?.()).resolves.toEqual({ token: 'tok_1', cartId: 'crt_1' });
  expect(states.problems.size).toBe(0);
});

test('keeps what a state threw', async () => {
  const states = stateHandlers({ given: () => Promise.reject(new Error('no database')) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('no database');
  expect(states.problems.get(EMPTY_CART)).toBe(`"${EMPTY_CART}" could not be entered: Error: no database`);
});

test('keeps that a state gave too little', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1' }) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('it gave no cartId');
  expect([...states.problems.keys()]).toEqual([EMPTY_CART]);
});

test('has no handler for a sentence outside the catalogue', () => {
  expect(stateHandlers({ given: async () => ({}) }).handlers['the moon is full']).toBeUndefined();
});
