import type { PermissionLabel } from 'shared/contract/access/permissions';
import { aSession } from 'shared/testing';

import { guard, missingRights, type GuardedVisit, type RouteRights } from './guard';

const someone = (...labels: PermissionLabel[]) => aSession(labels).user;
const visit = (change: Partial<GuardedVisit>): GuardedVisit => ({
  access: 'member',
  pathname: '/agreements',
  search: '',
  ...change,
});

describe('Authentication comes first', () => {
  it('sends a logged-in person from the login to the page they begin with', () => {
    expect(guard(visit({ access: 'login', pathname: '/auth' }), someone())).toBe('/');
  });

  it('sends a logged-in person from the login to the address that was asked for before', () => {
    const search = '?return=%2Fagreements%2F5%3Ftab%3Dfiles';
    expect(guard(visit({ access: 'login', pathname: '/auth', search }), someone())).toBe(
      '/agreements/5?tab=files',
    );
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    '/\\evil.example',
    '//[',
    '/auth?return=/auth',
    'agreements',
  ])('does not follow a way back to %s', (address) => {
    const search = `?${new URLSearchParams({ return: address }).toString()}`;
    expect(guard(visit({ access: 'login', search }), someone())).toBe('/');
  });

  it('lets a visitor in at the login and at the confirmation of an address', () => {
    expect(guard(visit({ access: 'login' }), null)).toBeNull();
    expect(guard(visit({ access: 'confirmation' }), null)).toBeNull();
  });

  it('sends a logged-in person from the confirmation to the page they begin with', () => {
    expect(guard(visit({ access: 'confirmation' }), someone())).toBe('/');
  });

  it('sends a visitor from anywhere else to the login and keeps the address', () => {
    expect(guard(visit({ pathname: '/agreements/5', search: '?tab=files' }), null)).toBe(
      '/auth?return=%2Fagreements%2F5%3Ftab%3Dfiles',
    );
  });

  it.each(['/', '/agreements', '/error', '/access-error'])('keeps no way back to %s', (pathname) => {
    expect(guard(visit({ pathname }), null)).toBe('/auth');
  });

  it('asks a visitor to log in before it speaks of rights', () => {
    const rights: RouteRights = { permissions: ['Просмотр журнала действий'] };
    expect(guard(visit({ pathname: '/activity-logs', rights }), null)).toBe('/auth?return=%2Factivity-logs');
  });
});

describe('Permission comes second', () => {
  const rights: RouteRights = {
    permissions: ['Просмотр договоров', 'Редактирование договоров'],
    alternative: ['Редактирование ролей'],
  };
  const refused = '/access-error?from=%2Fagreements';

  it('passes who holds all required rights', () => {
    expect(guard(visit({ rights }), someone('Просмотр договоров', 'Редактирование договоров'))).toBeNull();
  });

  it('passes who holds the alternative set', () => {
    expect(guard(visit({ rights }), someone('Редактирование ролей'))).toBeNull();
  });

  it('refuses who holds only some of them', () => {
    expect(guard(visit({ rights }), someone('Просмотр договоров'))).toBe(refused);
  });

  it('passes everybody where no right is asked for', () => {
    expect(guard(visit({}), someone())).toBeNull();
  });

  it('passes a person to the own profile and to nobody else’s', () => {
    const profile: RouteRights = { permissions: ['Редактирование чужих учётных записей'], own_profile: true };
    const person = someone();
    expect(guard(visit({ rights: profile, id: String(person.id) }), person)).toBeNull();
    expect(guard(visit({ rights: profile, id: String(person.id + 1) }), person)).toBe(refused);
  });

  it('does not take an address of the own number for a profile on another route', () => {
    const person = someone();
    expect(guard(visit({ rights, id: String(person.id) }), person)).toBe(refused);
  });

  it('names the rights that are missing', () => {
    expect(missingRights(rights, someone('Просмотр договоров'))).toEqual(['Редактирование договоров']);
  });
});
