import { type AgeEvidence, ageRefusal } from './age';

const TODAY = '2030-06-01';
const NOTHING: AgeEvidence = { isGuest: false, isVerified: false, dateOfBirth: null, isDeclared: false };
const OVER_21 = '2008-06-01';
const EXACTLY_21 = '2008-06-02';

const refused = (policy: Parameters<typeof ageRefusal>[0], known: Partial<AgeEvidence>) =>
  ageRefusal(policy, { ...NOTHING, ...known }, TODAY)?.kind;

test('a declaration is enough where declarations count, and nothing else is [X-011]', () => {
  expect(refused('declared', {})).toBe('age-not-declared');
  expect(refused('declared', { dateOfBirth: OVER_21 })).toBe('age-not-declared');
  expect(refused('declared', { isDeclared: true })).toBeUndefined();
});

test('somebody who is known not to be over 21 is refused, whatever was declared [X-073, CONST-31]', () => {
  expect(refused('declared', { isDeclared: true, dateOfBirth: EXACTLY_21 })).toBe('too-young');
  expect(refused('declared', { isDeclared: true, dateOfBirth: OVER_21 })).toBeUndefined();
  expect(refused('verified', { isDeclared: true, dateOfBirth: EXACTLY_21 })).toBe('too-young');
});

test('where an identity check is required, nothing else is enough', () => {
  expect(refused('verified', { isDeclared: true, dateOfBirth: OVER_21 })).toBe('identity-not-verified');
  expect(refused('verified', { isVerified: true })).toBeUndefined();
});

test('an identity check counts more than a declaration and a typed date of birth', () => {
  expect(refused('declared', { isVerified: true, dateOfBirth: EXACTLY_21 })).toBeUndefined();
});

test('a deployment may ask for nothing', () => {
  expect(refused('none', { dateOfBirth: EXACTLY_21 })).toBeUndefined();
});
