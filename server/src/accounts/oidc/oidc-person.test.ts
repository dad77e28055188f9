import { personOf } from './oidc-person';

const claims = { sub: 'u1', email: 'Sokolova@Company.ru', email_verified: true };

describe('a person of the identity provider', () => {
  it('has an address only when the provider vouches for it', () => {
    expect(personOf(claims, 'groups').email).toBe('sokolova@company.ru');
    for (const email_verified of [false, undefined, 'true', 1]) {
      expect(personOf({ ...claims, email_verified }, 'groups').email).toBeNull();
    }
    expect(personOf({ ...claims, email: 'no address' }, 'groups').email).toBeNull();
  });

  it.each([
    [{ family_name: 'Соколова', given_name: 'Мария' }, ['Соколова', 'Мария', null]],
    [{ name: 'Соколова  Мария Дмитриевна' }, ['Соколова', 'Мария', 'Дмитриевна']],
    [{ name: 'Maria Sokolova' }, ['Sokolova', 'Maria', null]],
    [{ family_name: 'evil.example', given_name: 'https://x' }, ['sokolova', 'Без имени', null]],
    [{}, ['sokolova', 'Без имени', null]],
  ])('is called by %j, and never by an address of the web', (names, expected) => {
    const { last_name, first_name, middle_name } = personOf({ ...claims, ...names }, 'groups');
    expect([last_name, first_name, middle_name]).toEqual(expected);
  });

  it('belongs to the groups of the named claim', () => {
    expect(personOf({ ...claims, roles: ['a', 7, 'b'] }, 'roles').groups).toEqual(['a', 'b']);
    expect(personOf({ ...claims, roles: 'a' }, 'roles').groups).toEqual(['a']);
    expect(personOf({ ...claims, groups: ['a'] }, 'roles').groups).toEqual([]);
  });
});
