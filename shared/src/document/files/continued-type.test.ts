import type { DocumentFile } from '../../contract/file/file';
import { aStoredFile } from '../../testing/testing';
import { continuedType } from './continued-type';

const aFile = (id: number, patch: Partial<DocumentFile> = {}): DocumentFile =>
  aStoredFile(id, {
    document_type: { id: 7, name: 'Текст договора' },
    version: 1,
    is_current: true,
    name: 'Договор_7-2026-П_18.11.2026.docx',
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
