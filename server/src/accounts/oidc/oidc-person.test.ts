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
    [{ family_name: 'evil.example', given_name: 'https://x' }, ['Sokolova', 'Без имени', null]],
    [{ name: 'Мария' }, ['Sokolova', 'Мария', null]],
    [{ name: 'Мария', given_name: 'Мария' }, ['Sokolova', 'Мария', null]],
    [{ name: 'Соколова', family_name: 'Соколова' }, ['Соколова', 'Без имени', null]],
    [{}, ['Sokolova', 'Без имени', null]],
  ])('is called by %j, and never by an address of the web', (names, expected) => {
    const { last_name, first_name, middle_name } = personOf({ ...claims, ...names }, 'groups');
    expect([last_name, first_name, middle_name]).toEqual(expected);
  });

  it.each([
    ['maria.sokolova', ['Sokolova', 'Maria']],
    ['m.sokolova@company.ru', ['Sokolova', 'M.']],
    ['sokolova_m', ['Sokolova', 'M.']],
    ['COMPANY\\sokolova', ['Sokolova', 'Без имени']],
    ['maria-luisa.rossi2', ['Rossi', 'Maria-luisa']],
    ['мария.соколова', ['Соколова', 'Мария']],
    ['007', ['Сотрудник', 'Без имени']],
    ['https://evil.example/', ['Sokolova', 'Без имени']],
  ])('is called by what they log in with where nobody names them: %s', (preferred_username, expected) => {
    const { last_name, first_name, name_is_guess } = personOf({ ...claims, preferred_username }, 'groups');
    expect([last_name, first_name, name_is_guess]).toEqual([...expected, true]);
  });

  it('is called as the provider says, as far as it says', () => {
    const whole = { family_name: 'Соколова', given_name: 'Мария', preferred_username: 'noname' };
    expect(personOf({ ...claims, ...whole }, 'groups').name_is_guess).toBe(false);
    expect(
      personOf({ ...claims, family_name: 'Соколова', preferred_username: 'noname' }, 'groups'),
    ).toMatchObject({ last_name: 'Соколова', first_name: 'Без имени', name_is_guess: true });
    expect(personOf({ sub: 'u1', name: 'Мария' }, 'groups')).toMatchObject({
      last_name: 'Сотрудник',
      first_name: 'Мария',
      name_is_guess: true,
    });
  });

  it('belongs to the groups of the named claim', () => {
    expect(personOf({ ...claims, roles: ['a', 7, 'b'] }, 'roles').groups).toEqual(['a', 'b']);
    expect(personOf({ ...claims, roles: 'a' }, 'roles').groups).toEqual(['a']);
    expect(personOf({ ...claims, groups: ['a'] }, 'roles').groups).toEqual([]);
  });
});
