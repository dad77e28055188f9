import { useEffect, useState } from 'react';

import { Loader } from '../../../ui/ui';
import { openPdf, pdfFault, type OpenPdf, type PdfDocument, type PdfFault } from './pdf-document';
import { PdfPage } from './pdf-page';
import { PreviewFailure } from './preview-failure';
import type { PreviewedFile } from './previewed-file';
import classes from './preview.module.css';

const TEXTS: Readonly<Record<PdfFault, string>> = {
  password: 'Файл закрыт паролем: скачайте его и откройте в своей программе.',
  damaged: 'Файл повреждён или записан не полностью.',
};

interface Shown {
  document: PdfDocument;
  /** Height of the first page by its width: what a page is taken for until it is read. */
  ratio: number;
}

function usePdf(content: Blob) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<PdfFault | null>(null);
  useEffect(() => {
    let isOver = false;
    let pdf: OpenPdf | null = null;
    const read = async () => {
      pdf = await openPdf(content);
      const document = await pdf.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isOver) setShown({ document, ratio: height / width });
    };
    read().catch((error: unknown) => {
      if (!isOver) setFault(pdfFault(error));
    });
    return () => {
      isOver = true;
      pdf?.close();
    };
  }, [content]);
  return { shown, fault };
}

/** The pages of a PDF one under the other; each is drawn when it comes near. */
export default function PdfPages({ file, content }: { file: PreviewedFile; content: Blob }) {
  const { shown, fault } = usePdf(content);
  if (fault !== null) return <PreviewFailure file={file} title="Показать файл нельзя" text={TEXTS[fault]} />;
  if (shown === null) return <Loader />;
  const { document, ratio } = shown;
  return (
    <div className={classes.paper}>
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage key={at} document={document} number={at + 1} ratio={ratio} />
      ))}
    </div>
  );
}
