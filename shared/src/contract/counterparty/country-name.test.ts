import { countryName } from './country-name';

test.each([
  ['KZ', 'Казахстан'],
  ['CN', 'Китай'],
  ['AB', 'Абхазия'],
  ['K', null],
  ['', null],
])('the country of «%s» is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
