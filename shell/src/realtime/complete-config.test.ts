import { completeConfig } from './complete-config';

const company = { company: 'АО «Северный узел связи»', demo: false, registration: 'open' as const };

it('takes what the server says', () => {
  const realtime = { key: 'k', host: 'rt.company.ru', port: 443, forceTLS: false };
  expect(completeConfig({ ...company, realtime })).toEqual({ ...company, realtime });
});

it('forces TLS on port 8001 of the page’s own host unless told otherwise', () => {
  expect(completeConfig({ ...company, realtime: { key: 'k' } }).realtime).toEqual({
    key: 'k',
    host: 'localhost',
    port: 8001,
    forceTLS: true,
  });
});
