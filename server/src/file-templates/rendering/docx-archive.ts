import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import type PizZip from 'pizzip';

/** Method 8 of the archive's format: deflate. */
const DEFLATE = 8;
const LEVEL = 6;
/** Programs know a document of Word by the part that comes first. */
const FIRST = '[Content_Types].xml';

/** A part deflated by zlib in one go: the archive's own way takes four times the processor. */
class DocxPart implements ZipInputFile {
  readonly compression = DEFLATE;
  readonly size: number;
  readonly crc: number;
  ondata: NonNullable<ZipInputFile['ondata']> = () => undefined;

  constructor(
    readonly filename: string,
    private readonly content: Uint8Array,
  ) {
    this.size = content.length;
    this.crc = crc32(content);
  }

  write(): void {
    this.ondata(null, new Uint8Array(deflateRawSync(this.content, { level: LEVEL })), true);
  }
}

/** The document as a file: its parts in their order, the list of their kinds first; folders are told by the parts' names. */
export function docxArchive(document: PizZip): Uint8Array {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const parts = document
    .file(/[^/]$/)
    .toSorted((a, b) => Number(b.name === FIRST) - Number(a.name === FIRST));
  for (const file of parts) {
    const part = new DocxPart(file.name, file.asUint8Array());
    archive.add(part);
    part.write();
  }
  archive.end();
  return Buffer.concat(written);
}
