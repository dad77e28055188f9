import { clause, docxOf, p, WORD } from '../../docx.builder';
import { textLines } from '../text-lines';
import { docxPage } from './docx-page';

const lines = (body: string) => textLines('docx', docxOf(body));
const page = (body: string, more = {}) => docxPage(docxOf(body, more));
const bodyOf = (html: string) => /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

describe('the text of a Word document', () => {
  it('bears the numbers Word counts for it', async () => {
    const clauses = [
      p('Предмет', clause(0)),
      p('Поставщик обязуется', clause(1)),
      p('товар', clause(2)),
      p('услуги', clause(2)),
      p('Покупатель обязуется', clause(1)),
      p('Цена', clause(0)),
      p('Цена договора', clause(1)),
    ];
    expect((await lines(clauses.join(''))).map(({ label }) => label)).toEqual([
      '1.',
      '1.1.',
      'а)',
      'б)',
      '1.2.',
      '2.',
      '2.1.',
    ]);
  });

  it('is whole where Word has split a word, and spaces are one', async () => {
    const split =
      '<w:p><w:r><w:t>Дого</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>вор </w:t><w:tab/><w:t>№ 5</w:t></w:r></w:p>';
    expect(await lines(split)).toEqual([{ label: '', text: 'Договор № 5' }]);
  });

  it('is read where an element is called like a method of every object', async () => {
    const odd = '<w:p><w:r><toString/><w:t>Предмет</w:t><constructor/></w:r></w:p>';
    expect(await lines(odd)).toEqual([{ label: '', text: 'Предмет' }]);
  });

  it('has a line for each row of a table', async () => {
    const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Кабель')}${cell('10')}</w:tr><w:tr>${cell('Муфта')}${cell('2')}</w:tr></w:tbl>`;
    expect((await lines(table)).map(({ text }) => text)).toEqual(['Кабель | 10', 'Муфта | 2']);
  });

  it('is that with recorded changes taken over', async () => {
    const recorded =
      '<w:p><w:r><w:t>Срок </w:t></w:r><w:del><w:r><w:delText>10</w:delText></w:r></w:del><w:ins><w:r><w:t>15</w:t></w:r></w:ins><w:r><w:t> дней</w:t></w:r></w:p>';
    expect((await lines(recorded))[0]?.text).toBe('Срок 15 дней');
    expect(bodyOf(page(recorded))).toBe(
      '<p>Срок <span class="deleted">10</span><span class="inserted">15</span> дней</p>',
    );
  });
});

describe('notes and edges of pages', () => {
  const ASIDE = {
    'word/header1.xml': `<w:hdr ${WORD}>${p('Договор № 17')}</w:hdr>`,
    'word/header2.xml': `<w:hdr ${WORD}>${p('Договор № 17')}</w:hdr>`,
    'word/footer1.xml': `<w:ftr ${WORD}>${p('Страница 1 из 35')}</w:ftr>`,
    'word/footnotes.xml': `<w:footnotes ${WORD}><w:footnote>${p('')}</w:footnote><w:footnote>${p('Штраф — 1 %')}</w:footnote></w:footnotes>`,
  };

  it('stand behind the text, each once and without numbers of pages', async () => {
    const found = await textLines('docx', docxOf(p('Предмет'), ASIDE));
    expect(found.map(({ text }) => text)).toEqual(['Предмет', 'Штраф — 1 %', 'Договор № 17']);
  });

  it('are shown under the page, with no picture that is another part’s', () => {
    const blip = '<w:p><w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r></w:p>';
    const html = bodyOf(
      page(p('Предмет'), {
        ...ASIDE,
        'word/header1.xml': `<w:hdr ${WORD} xmlns:a="a" xmlns:r="r">${blip}</w:hdr>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="media/seal.png"/></Relationships>',
        'word/media/seal.png': new Uint8Array([1, 2, 3]),
      }),
    );
    expect(html).toMatch(/^<p>Предмет<\/p><div class="aside">.*Штраф — 1 %.*<\/div>$/s);
    expect(html).toContain('[изображение]');
    expect(html).not.toContain('<img');
  });
});

describe('the page of a Word document', () => {
  it('shows how the text looks', () => {
    const look = '<w:pPr><w:jc w:val="center"/><w:ind w:left="720"/></w:pPr>';
    const run = '<w:r><w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:t>Договор</w:t></w:r>';
    expect(bodyOf(page(`<w:p>${look}${run}</w:p>`))).toBe(
      '<p class="center" style="margin-left:36pt"><span class="b" style="font-size:14pt">Договор</span></p>',
    );
  });

  it('joins cells that stand over rows and columns', () => {
    const cell = (text: string, properties: string) =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`;
    const table = `<w:tbl>
      <w:tr>${cell('А', '<w:vMerge w:val="restart"/>')}${cell('Б', '<w:gridSpan w:val="2"/>')}</w:tr>
      <w:tr>${cell('', '<w:vMerge/>')}${cell('В', '')}${cell('Г', '')}</w:tr></w:tbl>`;
    expect(bodyOf(page(table))).toContain(
      '<tr><td rowspan="2"><p>А</p></td><td colspan="2"><p>Б</p></td></tr><tr><td><p>В</p></td><td><p>Г</p></td></tr>',
    );
  });

  it('draws no lines around cells that merely stand beside each other', () => {
    const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
    const tableOf = (line: string, inner = line) => {
      const said = edges.map((edge) => `<w:${edge} w:val="${edge.startsWith('inside') ? inner : line}"/>`);
      const cells = ['г. Москва', '«26» ноября 2026 г.'].map((text) => `<w:tc>${p(text)}</w:tc>`);
      return `<w:tbl><w:tblPr><w:tblBorders>${said.join('')}</w:tblBorders></w:tblPr><w:tr>${cells.join('')}</w:tr></w:tbl>`;
    };
    const bare = '<table class="bare"><tr><td><p>г. Москва</p></td>';
    expect(bodyOf(page(tableOf('none')))).toContain(bare);
    expect(bodyOf(page(tableOf('nil')))).toContain(bare);
    expect(bodyOf(page(tableOf('none', 'single')))).not.toContain('bare');
    expect(bodyOf(page(tableOf('single')))).not.toContain('bare');
  });

  it('holds its own pictures and nothing from outside', () => {
    const blip = (id: string) =>
      `<w:p><w:r><w:drawing><wp:extent cx="952500" cy="952500"/><a:blip r:embed="${id}" r:link="${id}"/></w:drawing></w:r></w:p>`;
    const relations = `<Relationships>
      <Relationship Id="own" Target="media/logo.png"/>
      <Relationship Id="far" Target="https://evil.example/pixel.png" TargetMode="External"/>
      <Relationship Id="up" Target="../../secrets.json"/>
      <Relationship Id="script" Target="media/logo.svg"/></Relationships>`;
    const html = page(['own', 'far', 'up', 'script'].map(blip).join(''), {
      'word/_rels/document.xml.rels': relations,
      'word/media/logo.png': new Uint8Array([1, 2, 3]),
      'word/media/logo.svg': '<svg onload="alert(1)"/>',
    });
    expect(bodyOf(html).match(/<img[^>]*>/g)).toEqual([
      '<img alt="" src="data:image/png;base64,AQID" width="100">',
    ]);
    expect(bodyOf(html).match(/\[изображение\]/g)).toHaveLength(3);
    expect(html).not.toMatch(/https?:|evil|onload/);
  });

  it('takes no markup out of the text, the numbers and the styles', () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"';
    const numbered =
      '<w:pPr><w:jc w:val="center&quot; onclick=&quot;x"/><w:ind w:left="1;background:url(x)"/></w:pPr>';
    const html = bodyOf(page(p(hostile, numbered)));
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;</p>');
  });
});

describe('a document that cannot be read gives a sentence', () => {
  const nested = (depth: number) =>
    `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${p('дно')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
  it.each([
    ['when its XML is broken', () => docxOf('<w:p>'), 'не читается'],
    [
      'when it declares entities',
      () => docxOf('', { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>' }),
      'не читается',
    ],
    ['when it is no archive', () => Buffer.from('PK\u0003\u0004 nothing'), 'не читается'],
    ['when a password closes it', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'паролем'],
    ['when its tables lie too deep', () => docxOf(nested(5000)), 'не читается'],
    ['when it has 100 000 paragraphs', () => docxOf('<w:p/>'.repeat(100_000)), 'слишком много текста'],
    [
      'when a part unpacks to more than any text',
      () => docxOf(' '.repeat(60 * 1024 * 1024)),
      'слишком много текста',
    ],
  ])('%s', async (_, make, words) => {
    await expect(textLines('docx', make())).rejects.toThrow(words);
    expect(() => docxPage(make())).toThrow(words);
  });
});
