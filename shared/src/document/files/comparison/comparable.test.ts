import type { DocumentFile } from '../../../contract/file/file';
import { isComparable, versionBefore } from './comparable';

const file = (id: number, patch: Partial<DocumentFile>) =>
  ({
    id,
    extension: 'docx',
    kind: 'draft',
    version: 1,
    document_type: null,
    name: 'Договор.docx',
    created_at: `2026-11-1${String(id)}T13:42:00Z`,
    ...patch,
  }) as DocumentFile;

const first = file(1, {});
const appendix = file(2, { kind: 'attachment', name: 'Приложение.docx' });
const second = file(3, { version: 2 });
const again = file(4, { kind: 'attachment', name: 'Приложение.docx' });
const other = file(5, { kind: 'attachment', name: 'Схема.docx' });
const files = [other, again, second, appendix, first];

test.each([
  ['a text with the text before it, whatever was attached since', second, first],
  ['the first text with nothing', first, null],
  ['an attachment with the earlier one of its name', again, appendix],
  ['an attachment of another name with nothing', other, null],
])('%s', (_, of, expected) => {
  expect(versionBefore(of, files)).toBe(expected);
});

it('an open document has words to compare, a scan has none', () => {
  expect(
    ['docx', 'odt', 'pdf', 'txt', 'ods', 'jpg'].filter((extension) => isComparable({ extension })),
  ).toEqual(['docx', 'odt', 'pdf', 'txt']);
});
