import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

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

/** Opens a PDF; nothing in it is run, and nothing is fetched for it. */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const loading = getDocument({
    worker,
    data: await content.arrayBuffer(),
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
