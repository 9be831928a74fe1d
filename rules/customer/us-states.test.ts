import { US_STATES } from './us-states';

it('the list has 50 states, DC and the territories [ENT-47]', () => {
  expect(US_STATES).toHaveLength(59);
  const codes = US_STATES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(59);
  expect(codes).toEqual(expect.arrayContaining(['DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI']));
  expect(US_STATES).toContainEqual({ code: 'NY', name: 'New York' });
  expect(new Set(US_STATES.map(({ name }) => name)).size).toBe(59);
});
