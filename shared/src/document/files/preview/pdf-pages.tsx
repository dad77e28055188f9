import { useEffect, useEffectEvent, useState } from 'react';

import { Loader } from '../../../ui/ui';
import { openPdf, pdfFault, type OpenPdf, type PdfDocument, type PdfFault } from './pdf-document';
import { PdfPage } from './pdf-page';
import { findPdfPage } from './pdf-text';
import { PreviewFailure } from './preview-failure';
import type { PreviewedFile } from './previewed-file';
import { markedWords } from './quoting/marked-words';
import type { Marked, TextView } from './quoting/text-view';
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

/** What is marked on one of the pages. */
function markedOnPage(): Marked {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const pageOf = (node: Node) => node.parentElement?.closest('[data-words]') ?? null;
  const root = pageOf(range.startContainer);
  if (root === null) return null;
  return root.contains(range.endContainer) ? markedWords(root, range) : 'pages';
}

/** On which page the sought words stand; null while that is not known. */
function useSoughtPage(document: PdfDocument | undefined, { sought, onSought }: TextView): number | null {
  const [page, setPage] = useState<number | null>(null);
  const onMissing = useEffectEvent(() => {
    onSought(false);
  });
  useEffect(() => {
    if (document === undefined || sought === undefined) return;
    let isOver = false;
    findPdfPage(document, sought).then(
      (number) => {
        if (isOver) return;
        setPage(number);
        if (number === null) onMissing();
      },
      () => {
        // The panel was closed over it, or a page is broken: its own place says so.
        if (!isOver) onMissing();
      },
    );
    return () => {
      isOver = true;
    };
  }, [document, sought]);
  return page;
}

/** The pages of a PDF one under the other; each is drawn when it comes near. */
export default function PdfPages({
  file,
  content,
  view,
}: {
  file: PreviewedFile;
  content: Blob;
  view: TextView;
}) {
  const { shown, fault } = usePdf(content);
  const page = useSoughtPage(shown?.document, view);
  const { onText } = view;
  useEffect(() => {
    onText(markedOnPage);
    return () => {
      onText(null);
    };
  }, [onText]);
  if (fault !== null) return <PreviewFailure file={file} title="Показать файл нельзя" text={TEXTS[fault]} />;
  if (shown === null) return <Loader />;
  const { document, ratio } = shown;
  return (
    <div className={classes.paper}>
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage
          key={at}
          document={document}
          number={at + 1}
          ratio={ratio}
          sought={page === at + 1 ? view.sought : undefined}
          onSought={view.onSought}
        />
      ))}
    </div>
  );
}
