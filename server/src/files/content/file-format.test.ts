import { FILE_EXTENSIONS } from 'shared/contract/file/file';
import { type Extension, extensionOf, formatName, looksLike, mimeOf } from './file-format';

const ZIP = Buffer.from('504b030414000600', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADS: Record<Extension, Buffer> = {
  doc: COMPOUND,
  xls: COMPOUND,
  docx: ZIP,
  xlsx: ZIP,
  odt: ZIP,
  ods: ZIP,
  zip: ZIP,
  pdf: Buffer.from('%PDF-1.7\n'),
  rtf: Buffer.from('{\\rtf1\\ansi'),
  txt: Buffer.from('Договор поставки № 12/2026-П'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpg: Buffer.from('ffd8ffe000104a46', 'hex'),
  jpeg: Buffer.from('ffd8ffe1', 'hex'),
  tif: Buffer.from('49492a0008000000', 'hex'),
  tiff: Buffer.from('4d4d002a', 'hex'),
  sig: Buffer.from('3082071a06092a86', 'hex'),
  p7s: Buffer.from('-----BEGIN PKCS7-----'),
  xml: Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?><Файл/>'),
};

describe('formats of uploaded files', () => {
  it.each(FILE_EXTENSIONS)('takes a real %s', (extension) => {
    expect(looksLike(extension, HEADS[extension])).toBe(true);
    expect(mimeOf(extension)).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
  });

  it.each(FILE_EXTENSIONS.filter((extension) => extension !== 'txt'))(
    'does not take a program or a page renamed to %s',
    (extension) => {
      expect(looksLike(extension, Buffer.from('MZ\x90\x00\x03\x00', 'latin1'))).toBe(false);
      expect(looksLike(extension, Buffer.from('<!DOCTYPE html><script>alert(1)</script>'))).toBe(false);
      expect(looksLike(extension, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
    },
  );

  it('does not take a binary file for a plain text', () => {
    expect(looksLike('txt', Buffer.from('MZ\x90\x00', 'latin1'))).toBe(false);
  });

  it.each([
    ['это PDF', Buffer.from('%PDF-1.7')],
    ['это изображение', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['это программа', Buffer.from('MZ\x90\x00', 'latin1')],
    [
      'это документ прежнего Office (.xls, .doc) или файл, закрытый паролем',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ],
    ['в нём двоичные данные', Buffer.from([1, 0, 2])],
    [null, Buffer.from('Название;Код')],
  ])('says what a content is by its beginning: %s', (name, head) => {
    expect(formatName(head)).toBe(name);
  });

  it('reads the extension whatever its letters case and refuses unknown ones', () => {
    expect(extensionOf('Договор № 12.DOCX')).toBe('docx');
    expect(extensionOf('скрипт.html')).toBeNull();
    expect(extensionOf('договор.pdf.exe')).toBeNull();
    expect(extensionOf('договор')).toBeNull();
  });
});
