import { markedWords } from './marked-words';
import { findPlace, showPlace } from './shown-place';

const PAGE = `<main><p><span class="n">5.4.</span> Поставщик заменяет товар <span class="b">в течение</span> 10 дней.</p>
<p>Оплата <span class="deleted">сразу</span><span class="inserted">в течение</span> 10 дней после поставки.</p>
<div class="table"><table><tr><td><p>Кабель</p></td><td><p>20 км</p></td></tr></table></div></main>`;

function aPage(html = PAGE): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}
/** From the first words to the last ones, as a hand would mark them. */
function hand(root: HTMLElement, from: string, to = from): Range {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  const first = nodes.find(({ data }) => data.includes(from));
  const last = nodes.find(({ data }) => data.includes(to));
  if (first === undefined || last === undefined) throw new RangeError('No such words');
  const range = document.createRange();
  range.setStart(first, first.data.indexOf(from));
  range.setEnd(last, last.data.indexOf(to) + to.length);
  return range;
}
const marks = (root: Element) => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('what is marked is whole words with what stands around them', () => {
  const root = aPage();
  expect(markedWords(root, hand(root, 'овар ', 'тече'))).toEqual({
    text: 'товар в течение',
    prefix: '5.4. Поставщик заменяет',
    suffix: '10 дней. Оплата в течение 10 дней после поставки. Кабель 20 км',
  });
});

test('words taken out by a recorded change are not said, cells of a table are apart', () => {
  const root = aPage();
  expect(markedWords(root, hand(root, 'Оплата', 'после'))).toMatchObject({
    text: 'Оплата в течение 10 дней после',
  });
  expect(markedWords(root, hand(root, 'Кабель', '20 км'))).toMatchObject({ text: 'Кабель 20 км' });
});

test('the sign that ends the words before is none of the marked ones', () => {
  const root = aPage('<p>2.2. Покупатель платит; сразу</p>');
  expect(markedWords(root, hand(root, '. Покупатель'))).toMatchObject({ text: 'Покупатель', prefix: '2.2.' });
  expect(markedWords(root, hand(root, '; '))).toBeNull();
});

test('a word broken at the end of a line is whole', () => {
  const root = aPage('<span>Срок постав-</span><br><span>ки товара</span>');
  expect(markedWords(root, hand(root, 'Срок', 'ки'))).toMatchObject({ text: 'Срок поставки' });
});

test('nothing marked is nothing, and too much is told from it', () => {
  const root = aPage(`<p>   </p><p>${'слово '.repeat(120)}конец</p>`);
  expect(markedWords(root, hand(root, '   '))).toBeNull();
  expect(markedWords(root, hand(root, 'слово', 'конец'))).toBe('long');
});

test('the same words twice are known by what stands around them', () => {
  const root = aPage();
  const sought = { text: 'в течение 10 дней', prefix: 'Оплата', suffix: 'после поставки' };
  expect(showPlace(root, sought)).toBe(true);
  expect(marks(root)).toEqual(['в течение', ' 10 дней']);
  expect(root.querySelectorAll('p')[1]?.querySelectorAll('mark')).toHaveLength(2);
  expect(root.textContent.replace(/\s+/g, ' ')).toContain('в течение 10 дней после поставки.');
});

test('words that are there no longer change nothing', () => {
  const root = aPage();
  const before = root.innerHTML;
  expect(showPlace(root, { text: 'в течение 15 дней', prefix: '', suffix: '' })).toBe(false);
  expect(root.innerHTML).toBe(before);
});

test('what was marked is found again', () => {
  const root = aPage();
  const found = markedWords(root, hand(root, '5.4.', 'Оплата'));
  if (found === null || found === 'long') throw new RangeError('Nothing was marked');
  expect(findPlace(root.textContent, found)).not.toBeNull();
  expect(showPlace(root, found)).toBe(true);
  expect(marks(root).join('')).toContain('Поставщик заменяет товар в течение');
});
