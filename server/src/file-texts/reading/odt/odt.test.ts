import { archive, openDocument } from '../../../files/content/archive.builder';
import { odtOf, paragraph } from '../../odt.builder';
import { odtLines } from './odt-lines';

const texts = (content: Buffer) => odtLines(content).map(({ text }) => text);
const numbered = (content: Buffer) => odtLines(content).map(({ label, text }) => `${label} ${text}`.trim());
const item = (inner: string) => `<text:list-item>${inner}</text:list-item>`;
const list = (inner: string, more = '') => `<text:list text:style-name="L1" ${more}>${inner}</text:list>`;
const nested = (inner: string) => `<text:list>${inner}</text:list>`;

describe('the lines of an open document', () => {
  it('are its paragraphs and headings, however they are put together', () => {
    const body = [
      '<text:h text:outline-level="1">Договор<text:s text:c="3"/>поставки</text:h>',
      paragraph(
        'Срок <text:span text:style-name="T1">10<text:tab/>дней</text:span>,<text:line-break/>не более',
      ),
      paragraph('  '),
      paragraph('Общество &amp; &quot;Заря&quot;'),
    ].join('\n');
    expect(texts(odtOf(body))).toEqual(['Договор поставки', 'Срок 10 дней, не более', 'Общество & "Заря"']);
  });

  it('are the rows of its tables, a cell behind another', () => {
    const cell = (text: string) => `<table:table-cell>${text}</table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const inner = `<table:table>${row(cell(paragraph('м')), cell(paragraph('шт')))}</table:table>`;
    const body = `<table:table>${row(cell(paragraph('Кабель')), cell(paragraph('10') + paragraph('20')))}${row(
      cell(paragraph('Мера')),
      cell(inner),
      '<table:covered-table-cell><text:p>Закрыто</text:p></table:covered-table-cell>',
    )}${row(cell(paragraph('')), cell(''))}</table:table>`;
    expect(texts(odtOf(body))).toEqual(['Кабель | 10 20', 'Мера | м | шт']);
  });

  it('bear the numbers of their lists', () => {
    const body = [
      list(
        [
          item(
            paragraph('Предмет') +
              nested(item(paragraph('Товар')) + item(paragraph('Цена') + paragraph('с НДС'))),
          ),
          item(paragraph('Срок')),
        ].join(''),
        'xml:id="list1"',
      ),
      paragraph('Между ними'),
      list(
        item(nested(item(paragraph('Продление') + nested(item(paragraph('молча')))))),
        'text:continue-numbering="true"',
      ),
      list(item(paragraph('Стороны')), 'text:continue-list="list1"'),
      list(item(paragraph('Приложение'))),
      list(`<text:list-header>${paragraph('Без номера')}</text:list-header>`),
    ].join('');
    expect(numbered(odtOf(body))).toEqual([
      '1. Предмет',
      '1.1. Товар',
      '1.2. Цена',
      'с НДС',
      '2. Срок',
      'Между ними',
      '2.1. Продление',
      'а) молча',
      '3. Стороны',
      '1. Приложение',
      'Без номера',
    ]);
  });

  it('are followed by its notes and by what its pages bear, once and without their numbers', () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>По курсу ЦБ</text:p></text:note-body></text:note>';
    const edges = `<style:master-page><style:header>${paragraph('Конфиденциально')}</style:header>
      <style:header-left>${paragraph('Конфиденциально')}</style:header-left>
      <style:footer>${paragraph('<text:page-number>1</text:page-number>')}</style:footer></style:master-page>`;
    expect(texts(odtOf(paragraph(`Цена${note} в рублях`), { edges }))).toEqual([
      'Цена в рублях',
      'По курсу ЦБ',
      'Конфиденциально',
    ]);
  });

  it('take recorded changes over and leave remarks out', () => {
    const body = `<text:tracked-changes><text:changed-region><text:deletion>${paragraph('Снято')}</text:deletion>
      </text:changed-region></text:tracked-changes>${paragraph(
        'Цена<office:annotation><dc:creator>Юрист</dc:creator><text:p>Спорно</text:p></office:annotation><text:change text:change-id="1"/> твёрдая',
      )}`;
    expect(texts(odtOf(body))).toEqual(['Цена твёрдая']);
  });
});

describe('what is no open document', () => {
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  it.each([
    ['no archive', Buffer.from('PK'), 'не читается'],
    ['an archive without a content', archive({ mimetype: 'x' }), 'не читается'],
    [
      'a content that is not well formed',
      archive({ ...openDocument('text'), 'content.xml': '<a>' }),
      'не читается',
    ],
    [
      'one with a document type',
      odtOf('', { 'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      'не читается',
    ],
    ['one with a password', odtOf('', { 'META-INF/manifest.xml': manifest }), 'паролем'],
    ['one nested without end', odtOf('<text:list>'.repeat(50) + '</text:list>'.repeat(50)), 'не читается'],
    ['one of 100 000 paragraphs', odtOf('<text:p/>'.repeat(100_000)), 'слишком много текста'],
    ['one of millions of signs', odtOf(paragraph('а'.repeat(4_100_000))), 'слишком много текста'],
  ])('is refused with a sentence: %s', (_, content, words) => {
    expect(() => odtLines(content)).toThrow(words);
  });
});
