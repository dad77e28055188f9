import { docxOf, p } from '../file-texts/docx.builder';
import { openRenderer } from './rendering/renderer';
import { checkTemplate } from './template-check';

const renderer = openRenderer();
afterAll(() => renderer.close());

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const CORE = 'application/vnd.openxmlformats-package.core-properties+xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

test('a tag that stands in no paragraph has a place too: where else to look for it', async () => {
  const content = docxOf(p('{номер}'), {
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${WORD_MAIN}"/><Override PartName="/docProps/core.xml" ContentType="${CORE}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    'docProps/core.xml':
      '<?xml version="1.0"?><cp:coreProperties><dc:title>{чужое}</dc:title></cp:coreProperties>',
  });
  const kind = { tags: [{ tag: 'номер', label: 'Номер', sample: '7', is_section: false }] };
  expect(await checkTemplate(renderer, { content, kind })).toMatchObject({
    unknown: ['чужое'],
    places: ['не в абзацах текста: проверьте надписи, примечания и свойства документа'],
  });
});
