import { strFromU8, unzipSync } from 'fflate';
import PizZip from 'pizzip';
import { docxArchive } from './docx-archive';

it('holds every part as it is, the list of their kinds first', () => {
  const document = new PizZip();
  document.file('word/document.xml', '<w:document>Договор поставки</w:document>');
  document.file('word/media/seal.png', new Uint8Array([0x89, 0, 0xff]));
  document.file('[Content_Types].xml', '<Types/>');

  const parts = unzipSync(docxArchive(document));

  expect(Object.keys(parts)).toEqual(['[Content_Types].xml', 'word/document.xml', 'word/media/seal.png']);
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toBe(
    '<w:document>Договор поставки</w:document>',
  );
  expect([...(parts['word/media/seal.png'] ?? [])]).toEqual([0x89, 0, 0xff]);
});

it('is read by its central directory, where sizes and sums are told', () => {
  const document = new PizZip();
  document.file('word/document.xml', 'Спецификация '.repeat(5000));

  const read = new PizZip(docxArchive(document), { checkCRC32: true });

  expect(read.file('word/document.xml')?.asText()).toBe('Спецификация '.repeat(5000));
});
