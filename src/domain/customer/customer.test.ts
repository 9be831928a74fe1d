import { aZipcode } from '../../../tests/support/builders/location';
import { anAddress } from '../../../tests/support/builders/customer';
import { COUNTRY_CODES } from './countries';
import { Session } from './session';

describe('sessions', () => {
  it('are distinguished by token and name [ROLE-01]', () => {
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
  const home = anAddress({ id: '1', isPrimary: false });
  const work = anAddress({ id: '2', isPrimary: true, zipcode: '94105' });

  it('can be delivered to only in the shopping zipcode [ADDR-17]', () => {
    expect(home.isIn(aZipcode('10001'))).toBe(true);
    expect(work.isIn(aZipcode('10001'))).toBe(false);
    expect(home.isIn(null)).toBe(false);
  });
});

describe('the list of countries', () => {
  it('holds every country once [ENT-48] [AUTH-47]', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(COUNTRY_CODES).toHaveLength(249);
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) expect(names.of(code)).toMatch(/\w/);
    expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['US', 'IN', 'GB', 'DE']));
  });
});
