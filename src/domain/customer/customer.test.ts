import { aZipcode } from '../../../tests/support/builders/location';
import { anAddress } from '../../../tests/support/builders/customer';
import { preselected, primaryFirst } from './address';
import { COUNTRY_CODES } from './countries';
import { phoneProblem } from './phone';
import { Session } from './session';
import { US_STATES } from './us-states';

describe('sessions', () => {
  it('are told apart by token and name [ROLE-01]', () => {
    const returning = Session.returning('tok', '501');
    expect(returning).toMatchObject({ kind: 'returning', mayCheckOut: true, isMember: false });
    expect(returning.ownedBy({ name: 'Jane', email: 'j@e.com' })).toMatchObject({
      kind: 'member',
      name: 'Jane',
    });
    expect(returning.ownedBy({ name: ' ', email: 'g@e.com' })).toMatchObject({
      kind: 'guest',
      email: 'g@e.com',
    });
    expect(Session.returning('', '501')).toBe(Session.visitor);
    expect(Session.visitor).toMatchObject({ token: '', kind: 'visitor', mayCheckOut: false });
  });
});

describe('addresses', () => {
  const home = anAddress().with({ id: '1', isPrimary: false }).build();
  const work = anAddress().with({ id: '2', isPrimary: true, zipcode: '94105' }).build();

  it('are shown in two lines [ENT-31]', () => {
    expect([home.line1, home.line2]).toEqual(['350 5th Avenue Floor 2', 'New York, NY 10001']);
  });

  it('list and preselect the primary one first [ADDR-15] [ADDR-16]', () => {
    expect(primaryFirst([home, work]).map(({ id }) => id)).toEqual(['2', '1']);
    expect(preselected([home, work])?.id).toBe('2');
    expect(preselected([home])?.id).toBe('1');
    expect(preselected([])).toBeNull();
  });

  it('can be delivered to in the shopping zipcode alone [ADDR-17]', () => {
    expect(home.isIn(aZipcode('10001'))).toBe(true);
    expect(work.isIn(aZipcode('10001'))).toBe(false);
    expect(home.isIn(null)).toBe(false);
  });
});

describe('a typed phone number', () => {
  it.each([
    ['', 'Phone is required.'],
    ['12a', 'Phone  must be a number.'],
    ['123', 'Must be exactly 10 digit'],
    ['212555010', 'Must be exactly 10 digit'],
    ['21255501000', 'Must be exactly 10 digit'],
    ['2125550100', null],
  ])('%p earns %p [ADDR-33] [ADDR-34] [ADDR-35] [CONST-02]', (typed, text) => {
    expect(phoneProblem(typed)).toBe(text);
  });
});

describe('the lists', () => {
  it('hold 50 states, DC and the territories [ENT-47]', () => {
    expect(US_STATES).toHaveLength(59);
    const codes = US_STATES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(59);
    expect(codes).toEqual(expect.arrayContaining(['DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI']));
    expect(US_STATES).toContainEqual({ code: 'NY', name: 'New York' });
    expect(new Set(US_STATES.map(({ name }) => name)).size).toBe(59);
  });

  it('hold every country once [ENT-48] [AUTH-47]', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(COUNTRY_CODES).toHaveLength(249);
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) expect(names.of(code)).toMatch(/\w/);
    expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['US', 'IN', 'GB', 'DE']));
  });
});
