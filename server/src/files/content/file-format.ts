import { FILE_EXTENSIONS } from 'shared/contract/file/file';

type Extension = (typeof FILE_EXTENSIONS)[number];

interface Format {
  mime: string;
  /** True when the first bytes are those of the format. */
  matches: (head: Buffer) => boolean;
}

const starts =
  (...signatures: readonly (readonly number[])[]) =>
  (head: Buffer): boolean =>
    signatures.some((signature) => signature.every((byte, at) => head[at] === byte));

const zip = starts([0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06]);
const compound = starts([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const tiff = starts([0x49, 0x49, 0x2a, 0x00], [0x4d, 0x4d, 0x00, 0x2a]);
const jpeg = starts([0xff, 0xd8, 0xff]);

// A detached signature: DER (a sequence), its base64 form, or PEM.
const signature = (head: Buffer): boolean =>
  (head[0] === 0x30 && head.length > 2) || /^(?:-----BEGIN |MI[A-Za-z0-9+/])/.test(head.toString('latin1'));

const pdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-');
// The beginning of a PDF may hold no zero byte at all.
const text = (head: Buffer): boolean => !head.includes(0) && !head.toString('latin1').startsWith('%PDF-');

function xml(head: Buffer): boolean {
  const opening = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase();
  return opening.startsWith('<') && !/<!doctype html|<html|<svg/.test(opening);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

const FORMATS: Record<Extension, Format> = {
  doc: { mime: 'application/msword', matches: compound },
  docx: { mime: `${OFFICE}.wordprocessingml.document`, matches: zip },
  pdf: { mime: 'application/pdf', matches: pdf },
  xls: { mime: 'application/vnd.ms-excel', matches: compound },
  xlsx: { mime: `${OFFICE}.spreadsheetml.sheet`, matches: zip },
  rtf: { mime: 'application/rtf', matches: (head) => head.toString('latin1').startsWith('{\\rtf') },
  odt: { mime: `${OPEN_DOCUMENT}.text`, matches: zip },
  ods: { mime: `${OPEN_DOCUMENT}.spreadsheet`, matches: zip },
  txt: { mime: 'text/plain', matches: text },
  png: { mime: 'image/png', matches: starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpg: { mime: 'image/jpeg', matches: jpeg },
  jpeg: { mime: 'image/jpeg', matches: jpeg },
  tif: { mime: 'image/tiff', matches: tiff },
  tiff: { mime: 'image/tiff', matches: tiff },
  zip: { mime: 'application/zip', matches: zip },
  sig: { mime: 'application/pkcs7-signature', matches: signature },
  p7s: { mime: 'application/pkcs7-signature', matches: signature },
  xml: { mime: 'application/xml', matches: xml },
};

/** Bytes that are enough to tell a format. */
export const HEAD_LENGTH = 4096;

/** The part after the last dot, in lower case; null when it is not one of the formats that are taken. */
export function extensionOf(name: string): Extension | null {
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  return FILE_EXTENSIONS.find((known) => known === extension) ?? null;
}

/** The media type a file of the extension is served with. */
export function mimeOf(extension: Extension): string {
  return FORMATS[extension].mime;
}

const FORMAT_NAMES: readonly [matches: Format['matches'], name: string][] = [
  [pdf, 'это PDF'],
  [zip, 'это архив или документ Office (.xlsx, .docx, .zip)'],
  // Office packs what it closes by a password into a file of its former kind.
  [compound, 'это документ прежнего Office (.xls, .doc) или файл, закрытый паролем'],
  [(head) => jpeg(head) || tiff(head) || FORMATS.png.matches(head), 'это изображение'],
  [starts([0x4d, 0x5a], [0x7f, 0x45, 0x4c, 0x46]), 'это программа'],
  [FORMATS.rtf.matches, 'это документ RTF'],
  [starts([0xff, 0xfe], [0xfe, 0xff]), 'это текст в кодировке UTF-16, сохраните его в UTF-8'],
  [(head) => head.includes(0), 'в нём двоичные данные'],
];

/** What a content that begins so is, in words for an employee; null when its beginning does not tell. */
export function formatName(head: Buffer): string | null {
  return FORMAT_NAMES.find(([matches]) => matches(head))?.[1] ?? null;
}

/** True when a content that begins so may be called by the extension. */
export function looksLike(extension: Extension, head: Buffer): boolean {
  return FORMATS[extension].matches(head);
}

export type { Extension };
