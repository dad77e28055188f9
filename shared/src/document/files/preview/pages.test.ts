import type { PdfDocument } from './pdf-document';
import { findPdfPlace } from './pdf-place';
import { markedIn } from './quoting/marked-words';
import { joinedPages, pageText, withoutRunning } from './quoting/page-text';
import { showPlace } from './quoting/shown-place';

/** Pages as the library of PDF says them: one line an item. */
function aPdf(...pages: readonly (readonly string[])[]): PdfDocument {
  const getPage = (number: number) =>
    Promise.resolve({
      getTextContent: () =>
        Promise.resolve({
          items: (pages[number - 1] ?? []).map((str, at) => ({
            str,
            hasEOL: true,
            transform: [1, 0, 0, 1, 60, 800 - at * 20],
          })),
        }),
    });
  return { numPages: pages.length, getPage } as unknown as PdfDocument;
}
function page(...lines: readonly string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = lines.map((line) => `<span>${line}</span><br>`).join('');
  document.body.append(root);
  return root;
}
const FIRST = ['5.4. Поставщик заменяет товар', 'в течение', '4'];
const SECOND = ['Договор поставки', '10 дней после поставки.', '5'];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('words marked over the end of a page are one quote, without the numbers of the pages', () => {
  const [first, second] = [page(...FIRST), page('5', '10 дней после поставки.')];
  const range = document.createRange();
  range.setStart(first.querySelectorAll('span')[1]?.firstChild ?? first, 0);
  range.setEnd(second.querySelectorAll('span')[1]?.firstChild ?? second, 7);
  expect(markedIn(joinedPages(pageText(first), pageText(second)), range)).toEqual({
    text: 'в течение 10 дней',
    prefix: '5.4. Поставщик заменяет товар',
    suffix: 'после поставки.',
  });
});

test('such words are found again, each part on its own page', async () => {
  const sought = { text: 'в течение 10 дней', prefix: 'заменяет товар', suffix: 'после поставки.' };
  const pdf = aPdf(['Введение', '3'], FIRST, ['5', '10 дней после поставки.']);
  const place = await findPdfPlace(pdf, sought);
  expect(place).toMatchObject({ number: 2, words: { prefix: 'заменяет товар' } });
  const [first, second] = [page(...FIRST), page('5', '10 дней после поставки.')];
  if (place?.rest == null) throw new RangeError('Found on one page');
  expect([showPlace(first, place.words), showPlace(second, place.rest, true)]).toEqual([true, true]);
  const marks = (root: Element) => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect([marks(first), marks(second)]).toEqual([['в течение'], ['10 дней']]);
});

test('words with something else between the pages do not stand in the text', async () => {
  const sought = { text: 'в течение 10 дней', prefix: '', suffix: '' };
  expect(await findPdfPlace(aPdf(FIRST, SECOND), sought)).toBeNull();
});

test('words on one page are found there, of several the one with the same words around', async () => {
  const pdf = aPdf(['Оплата в течение 10 дней'], ['Замена в течение 10 дней']);
  const sought = { text: 'в течение 10 дней', prefix: 'Замена', suffix: '' };
  expect(await findPdfPlace(pdf, sought)).toMatchObject({ number: 2, rest: null });
});

const HEAD = 'Договор поставки № 5';
const LEFT = [HEAD, 'Поставщик заменяет товар', 'в течение', 'Лист 1 из 2'];
const RIGHT = [HEAD, '10 дней после', 'поставки.', 'Лист 2 из 2'];

test('heads and feet that the pages repeat do not stand between the words either', async () => {
  const sought = { text: 'в течение 10 дней', prefix: 'заменяет товар', suffix: 'после' };
  expect(await findPdfPlace(aPdf(LEFT, RIGHT), sought)).toMatchObject({
    number: 1,
    words: { text: expect.stringContaining('в течение') as string },
    rest: { text: '10 дней' },
  });
  const edges = new Set([0, 3]);
  const [left, right] = [page(...LEFT), page(...RIGHT)];
  const range = document.createRange();
  range.setStart(left.querySelectorAll('span')[2]?.firstChild ?? left, 0);
  range.setEnd(right.querySelectorAll('span')[1]?.firstChild ?? right, 7);
  const bodies = [left, right].map((one) => withoutRunning(pageText(one), edges));
  const [first, second] = bodies;
  if (first === undefined || second === undefined) throw new RangeError('Two pages');
  expect(markedIn(joinedPages(first, second), range)).toEqual({
    text: 'в течение 10 дней',
    prefix: 'Поставщик заменяет товар',
    suffix: 'после поставки.',
  });
});

test('of the head itself the words are found on the page it stands on', async () => {
  const sought = { text: HEAD, prefix: '', suffix: '' };
  expect(await findPdfPlace(aPdf(LEFT, RIGHT), sought)).toMatchObject({ number: 1, rest: null });
});
