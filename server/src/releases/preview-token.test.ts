import { secretsFrom } from '../platform/config/secrets';
import { readPreview, signPreview } from './preview-token';

const secrets = secretsFrom('test root of all keys, 32 bytes long');
const claim = { id: 7, area: 'mf-offers', version: '1.5.0-rc.1', expires_at: '2026-11-21T00:00:00.000Z' };
const before = new Date('2026-11-20T23:59:59Z');

describe('a preview link', () => {
  it('opens the version it was made for, until it expires', () => {
    const token = signPreview(secrets, claim);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(readPreview(secrets, token, before)).toEqual(claim);
    expect(readPreview(secrets, token, new Date(claim.expires_at))).toBeNull();
  });

  it.each([
    [
      'another version under the same signature',
      (token: string) =>
        `${btoa(JSON.stringify({ ...claim, version: '9.9.9' })).replace(/=+$/, '')}.${token.split('.')[1] ?? ''}`,
    ],
    ['a changed signature', (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['nothing', () => ''],
    ['something else', () => '../../etc/passwd'],
    ['an endless text', () => 'a'.repeat(100_000)],
  ])('opens nothing by %s', (_, change) => {
    expect(readPreview(secrets, change(signPreview(secrets, claim)), before)).toBeNull();
  });

  it('opens nothing in another installation', () => {
    const token = signPreview(secretsFrom('other root of all keys, 32 bytes long'), claim);
    expect(readPreview(secrets, token, before)).toBeNull();
  });
});
