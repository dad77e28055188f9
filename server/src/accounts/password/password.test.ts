import { Unavailable } from '../../platform/http/errors';
import { hashPassword, verifyPassword } from './password';

describe('passwords', () => {
  it('accepts the right password and refuses every other', async () => {
    const stored = await hashPassword('Demo-2026!');
    expect(await verifyPassword(stored, 'Demo-2026!')).toBe(true);
    expect(await verifyPassword(stored, 'Demo-2026')).toBe(false);
  });

  it('keeps argon2id with at least 19 MiB and two passes', async () => {
    const stored = await hashPassword('Demo-2026!');
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(stored) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('gives two employees with one password two hashes', async () => {
    expect(await hashPassword('Demo-2026!')).not.toBe(await hashPassword('Demo-2026!'));
  });

  it('never lets anybody in where there is no account, whatever the password', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  });

  it('takes a password typed with composed and decomposed letters as the same', async () => {
    const stored = await hashPassword('пароль-й-ё-2026'.normalize('NFD'));
    expect(await verifyPassword(stored, 'пароль-й-ё-2026'.normalize('NFC'))).toBe(true);
  });

  it('refuses a flood instead of filling the memory', async () => {
    const flood = Array.from({ length: 210 }, () => hashPassword('Demo-2026!'));
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused.every(({ reason }) => reason instanceof Unavailable)).toBe(true);
  });
});
