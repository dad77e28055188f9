import { suiteAddress } from './suite-address.mjs';

it.each([
  'https://contracts.company.ru',
  'https://contracts.company.ru/',
  'https://contracts.company.ru/areas?tab=tokens#top',
])('%s says where the suite is', (given) => {
  expect(suiteAddress(given, 'RELEASE_URL')).toBe('https://contracts.company.ru');
});

it.each(['', 'contracts', 'contracts.company.ru:8080', 'ftp://contracts.company.ru', 'https://'])(
  '«%s» is no address of one',
  (given) => {
    expect(() => suiteAddress(given, '--shell')).toThrow(`--shell должен быть адресом вида https`);
  },
);

it('a password in the address is refused and not repeated', () => {
  const given = 'https://robot:Secret-1@contracts.company.ru/areas';
  expect(() => suiteAddress(given, 'RELEASE_URL')).toThrow(
    'RELEASE_URL: имя и пароль в адресе не передаются. Оставьте адрес реестра без них: https://contracts.company.ru.',
  );
});
