import type { PdfDocument } from './pdf-document';
import { findPdfPlace } from './pdf-place';
import { markedIn } from './quoting/marked-words';
import { joinedPages, pageText } from './quoting/page-text';
import { showPlace } from './quoting/shown-place';

/** Pages as the library of PDF says them: one line an item. */
function aPdf(...pages: readonly (readonly string[])[]): PdfDocument {
  const getPage = (number: number) =>
    Promise.resolve({
      getTextContent: () =>
        Promise.resolve({ items: (pages[number - 1] ?? []).map((str) => ({ str, hasEOL: true })) }),
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
