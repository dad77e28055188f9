import { readConfig } from './config';
import { ownAddress } from './own-address';

describe('the address of a server', () => {
  it.each([
    [{}, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:8080'],
    [{ HOST: '10.0.0.5' }, 'http://10.0.0.5:8080'],
    [{ HOST: 'fe80::1' }, 'http://[fe80::1]:8080'],
    [{ TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }, 'https://localhost:8080'],
    [{ PUBLIC_URL: 'https://contracts.company.ru', HOST: '10.0.0.5' }, 'https://contracts.company.ru'],
  ])('with %j is %s', (env, address) => expect(ownAddress(readConfig(env), 8080)).toBe(address));
});
