import { aZipcode } from '../../../tests/support/builders/location';
import { anAddress } from '../../../tests/support/builders/customer';
import { preselected, primaryFirst } from './address';
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

  it('are shown in two lines [ENT-31]', () => {
    expect([home.line1, home.line2]).toEqual(['350 5th Avenue Floor 2', 'New York, NY 10001']);
  });

  it('list and preselect the primary one first [ADDR-15] [ADDR-16]', () => {
    expect(primaryFirst([home, work]).map(({ id }) => id)).toEqual(['2', '1']);
    expect(preselected([home, work])?.id).toBe('2');
    expect(preselected([home])?.id).toBe('1');
    expect(preselected([])).toBeNull();
  });

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
