import { stateHandlers } from './enter-states';

const EMPTY_CART = 'an empty cart exists';

test('hands over what the state tells of itself', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1', cartId: 'crt_1', more: 1 }) });
  await expect(states.handlers[EMPTY_CART]?.()).resolves.toEqual({ token: 'tok_1', cartId: 'crt_1' });
  expect(states).toMatchObject({ problems: [], entered: [EMPTY_CART] });
});

test('keeps what a state threw', async () => {
  const states = stateHandlers({ given: () => Promise.reject(new Error('no database')) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('no database');
  expect(states.entered).toEqual([]);
  expect(states.problems).toEqual([`"${EMPTY_CART}" could not be entered: Error: no database`]);
});

test('keeps that a state gave too little', async () => {
  const states = stateHandlers({ given: async () => ({ token: 'tok_1' }) });
  await expect(states.handlers[EMPTY_CART]?.()).rejects.toThrow('it gave no cartId');
  expect(states.problems).toHaveLength(1);
});

test('has no handler for a sentence outside the catalogue', () => {
  expect(stateHandlers({ given: async () => ({}) }).handlers['the moon is full']).toBeUndefined();
});
