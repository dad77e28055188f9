import { addressOf, failureLines, routeVerdict } from './route-verdict.mjs';

const definition = {
  routes: [
    { id: 'offers', path: '/offers' },
    { id: 'offer-edit', path: '/offers/:id/edit' },
  ],
};
const [, route] = definition.routes;
const state = { text: 'Коммерческое предложение', isWaiting: false };
const verdict = (visit) =>
  routeVerdict({ route, definition, visit: { state, path: '/offers/1/edit', errors: [], ...visit } });

it('a page that stands on its address without a word in the console passes', () => {
  expect(verdict({})).toEqual({ id: 'offer-edit', path: '/offers/:id/edit', is_rendered: true, errors: [] });
});

it('a page may lead on to another page of its area', () => {
  expect(verdict({ path: '/offers' }).errors).toEqual([]);
});

it.each([
  ['is empty', { state: { text: '', isWaiting: false } }, 'Страница пуста'],
  ['never came', { state: null }, 'Страница пуста'],
  ['waits for ever', { state: { ...state, isWaiting: true } }, 'Страница не дождалась своих данных'],
  [
    'crashed',
    { state: { ...state, text: 'Раздел «Предложения» остановился\nСтраницу не получилось показать.' } },
    'Вместо страницы показано: Раздел «Предложения» остановился',
  ],
])('a page that %s is not rendered', (_, visit, sentence) => {
  expect(verdict(visit)).toMatchObject({ is_rendered: false, errors: [sentence] });
});

it.each(['/error', '/access-error', '/auth', '/agreements'])('a page that leads to %s fails', (path) => {
  expect(verdict({ path }).errors).toEqual([`Страница увела на чужой адрес ${path}`]);
});

it('an error in the console fails a page that is drawn', () => {
  const report = { routes: [verdict({}), verdict({ errors: ['Консоль: не так'] })] };
  expect(failureLines(report)).toEqual(['offer-edit (/offers/:id/edit)\n    Консоль: не так']);
});

it('parameters are filled in', () => {
  expect(addressOf('/offers/:id/files/:file')).toBe('/offers/1/files/1');
});
