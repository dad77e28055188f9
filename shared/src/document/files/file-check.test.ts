import type { DocumentFile } from '../../contract/file/file';
import { fileRefusal } from './file-check';
import { fileGroups } from './file-groups';

test.each([
  ['Договор.docx', 1000, null],
  ['СКАН.PDF', 50 * 1024 * 1024, null],
  ['Договор.exe', 1000, /Файлы \.exe не принимаются/],
  ['page.html', 1000, /не принимаются/],
  ['Договор', 1000, 'У файла нет расширения'],
  ['Договор.pdf', 0, 'Файл пуст'],
  ['Договор.pdf', 50 * 1024 * 1024 + 1, /Больше 50\u00A0МБ/],
])('%s of %i bytes', (name, size, expected) => {
  const refusal = fileRefusal({ name, size });
  if (expected === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(expected);
});

test('versions stand under their type from the newest, files without a type come last', () => {
  const file = (id: number, version: number, type: string | null) =>
    ({ id, version, document_type: type === null ? null : { id: type.length, name: type } }) as DocumentFile;
  const groups = fileGroups([
    file(1, 1, null),
    file(2, 1, 'Приложение'),
    file(3, 1, 'Договор'),
    file(4, 2, 'Договор'),
  ]);
  expect(groups.map((group) => [group.title, ...group.versions.map((one) => one.id)])).toEqual([
    ['Договор', 4, 3],
    ['Приложение', 2],
    ['Прочие файлы', 1],
  ]);
});
