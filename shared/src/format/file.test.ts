import { fileName, fileSize, isDocumentFile } from './file';

describe('files', () => {
  it.each([
    [0, '0\u00A0Б'],
    [1023, '1\u00A0023\u00A0Б'],
    [1024, '1\u00A0КБ'],
    [1536, '1,5\u00A0КБ'],
    [188416, '184\u00A0КБ'],
    [1048575, '1\u00A0МБ'],
    [5242880, '5\u00A0МБ'],
    [3221225472, '3\u00A0ГБ'],
    [5497558138880, '5\u00A0120\u00A0ГБ'],
  ])('prints %i bytes', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });

  it('builds a name as prefix_name_date.extension, docx unless said otherwise', () => {
    const parts = { prefix: 'Договор', name: '112-2026-П', date: '17.11.2026' };
    expect(fileName(parts)).toBe('Договор_112-2026-П_17.11.2026.docx');
    expect(fileName({ ...parts, extension: 'pdf' })).toBe('Договор_112-2026-П_17.11.2026.pdf');
  });

  it('counts doc, docx and pdf as documents', () => {
    expect(['a.doc', 'b.DOCX', 'pdf'].every(isDocumentFile)).toBe(true);
    expect(['scan.png', 'docx.exe', ''].some(isDocumentFile)).toBe(false);
  });
});
