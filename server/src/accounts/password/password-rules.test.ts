import { ValidationFailed } from '../../platform/http/errors';
import { requireGoodPassword } from './password-rules.service';

const owner = { email: 'novikov.p@company.ru', last_name: 'Новиков', first_name: 'Пётр' };
const isTaken = async (password: string) => {
  try {
    await requireGoodPassword(password, owner);
    return true;
  } catch (error) {
    if (error instanceof ValidationFailed) return false;
    throw error;
  }
};

describe('a password that is chosen', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'QWERTYUIOP',
    'йцукенгшщз',
    'Password123',
    'P@ssw0rd2026!',
    'Password-2026!',
    'пароль123456',
    'Qwerty-2026',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '9876543210',
    '1q2w3e4r5t',
    'basketball',
  ])('is not one that is tried first: %s', async (password) => {
    expect(await isTaken(password)).toBe(false);
  });

  it.each(['novikov.p@company.ru', 'Новиков-2026', 'Пётр Новиков 1', 'company2026!', 'Novikov-20261'])(
    'is not made of the name or the address of its owner: %s',
    async (password) => {
      expect(await isTaken(password)).toBe(false);
    },
  );

  it.each([
    'Demo-2026!',
    'Надёжный-пароль-2026',
    'Long-enough-1',
    'зелёный трактор едет',
    'correct horse battery staple',
    'novikov любит рыбалку',
    'Xk7-plow-mint',
  ])('may be anything else: %s', async (password) => {
    expect(await isTaken(password)).toBe(true);
  });
});
