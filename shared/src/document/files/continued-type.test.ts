import { documentFile, type DocumentFile } from '../../contract/file/file';
import { continuedType } from './continued-type';

const aFile = (id: number, patch: Partial<DocumentFile> = {}): DocumentFile =>
  documentFile.parse({
    id,
    documentable_type: 'agreement',
    documentable_id: 412,
    document_type: { id: 7, name: 'Текст договора' },
    kind: 'draft',
    version: 1,
    is_current: true,
    is_frozen: false,
    name: 'Договор_7-2026-П_18.11.2026.docx',
    extension: 'docx',
    size: 2048,
    sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    comment: null,
    url: `/files/${String(id)}`,
    uploaded_by_id: 1,
    uploaded_by_name: 'Соколова Мария Дмитриевна',
    created_at: '2026-11-19T13:42:00Z',
    ...patch,
  });

test('a text that was saved, put right and brought back goes on with its versions, though no type was chosen', () => {
  const files = [aFile(1), aFile(2, { name: 'Смета.docx', document_type: null })];
  const of = (name: string, chosen: number | null = null, kind: DocumentFile['kind'] = 'draft') =>
    continuedType({ name }, { kind, chosen, files });
  expect(of('Договор_7-2026-П_18.11.2026.docx')).toBe(7);
  expect(of('договор_7-2026-П_18.11.2026 (2).docx')).toBe(7);
  // What its author has chosen stands; other names, other formats and what is no text go their own way.
  expect(of('Договор_7-2026-П_18.11.2026.docx', 3)).toBe(3);
  expect(of('Смета.docx')).toBeNull();
  expect(of('Договор_7-2026-П_18.11.2026.pdf')).toBeNull();
  expect(of('Договор_7-2026-П_18.11.2026.docx', null, 'scan')).toBeNull();
});

test('a former version of another series is no reason to go on with it', () => {
  const files = [aFile(1, { is_current: false })];
  expect(
    continuedType({ name: 'Договор_7-2026-П_18.11.2026.docx' }, { kind: 'draft', chosen: null, files }),
  ).toBeNull();
});
