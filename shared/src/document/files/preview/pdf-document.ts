import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { fetchFilePart, type FileStart } from './file-parts';

export { TextLayer };

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** One thread for all documents of the tab, started with this part: it is ready when a file has arrived. */
const worker = new PDFWorker();

export type PdfDocument = PDFDocumentProxy;
export type PdfPageProxy = PDFPageProxy;
export type PdfTextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
export type PdfFault = 'password' | 'damaged';

export interface OpenPdf {
  document: Promise<PdfDocument>;
  close: () => void;
}

/** A part of the file that did not come, and the way to ask for it once more. */
export interface LostPart {
  error: Error;
  retry: () => void;
}

/** As many bytes are asked for at least; a divisor of the first part. */
const LEAST_PART = 256 * 1024;

/** Brings the parts of the file that the shown pages stand in. */
class Parts extends PDFDataRangeTransport {
  private readonly leaving = new AbortController();

  constructor(
    private readonly start: FileStart,
    private readonly onLost: (lost: LostPart) => void,
  ) {
    // The thread takes the bytes for itself, the kept ones stay for the next opening.
    super(start.size, new Uint8Array(start.first.slice(0)));
  }

  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.leaving;
    fetchFilePart(this.start, { begin, end, signal }).then(
      (bytes) => {
        if (!signal.aborted) this.onDataRange(begin, bytes);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const retry = () => {
          this.requestDataRange(begin, end);
        };
        this.onLost({ error: error instanceof Error ? error : new Error(String(error)), retry });
      },
    );
  }

  override abort(): void {
    this.leaving.abort();
  }
}

const sourceOf = (start: FileStart, onLost: (lost: LostPart) => void) =>
  start.first.byteLength >= start.size
    ? { data: new Uint8Array(start.first.slice(0)) }
    : {
        range: new Parts(start, onLost),
        rangeChunkSize: LEAST_PART,
        disableAutoFetch: true,
        disableStream: true,
      };

/** Opens a PDF; nothing in it is run, and nothing but the parts of the file its shown pages stand in is fetched for it. */
export function openPdf(start: FileStart, onLost: (lost: LostPart) => void): OpenPdf {
  const loading = getDocument({
    worker,
    ...sourceOf(start, onLost),
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  });
  return { document: loading.promise, close: () => void loading.destroy() };
}

/** Why a PDF does not open. */
export function pdfFault(error: unknown): PdfFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';
}
