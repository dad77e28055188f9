import { useEffect, useEffectEvent, useState } from 'react';

import { Loader } from '../../../ui/ui';
import type { FileStart } from './file-parts';
import { LostParts } from './lost-parts';
import { openPdf, pdfFault, type LostPart, type PdfDocument, type PdfFault } from './pdf-document';
import { runningIn } from './pdf-lines';
import { PdfPage, type PdfPageProps } from './pdf-page';
import { findPdfPlace, type PdfPlace } from './pdf-place';
import { FileNotLoaded, PreviewFailure } from './preview-failure';
import type { PreviewedFile } from './previewed-file';
import { markedIn } from './quoting/marked-words';
import { joinedPages, pageText, withoutRunning } from './quoting/page-text';
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

function usePdf(start: FileStart) {
  const [lost, setLost] = useState<readonly LostPart[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<PdfFault | null>(null);
  useEffect(() => {
    let isOver = false;
    const pdf = openPdf(start, (part) => {
      if (!isOver) setLost((earlier) => [...earlier, part]);
    });
    const read = async () => {
      const document = await pdf.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isOver) setShown({ document, ratio: height / width });
    };
    read().catch((error: unknown) => {
      if (!isOver) setFault(pdfFault(error));
    });
    return () => {
      isOver = true;
      pdf.close();
      setLost([]);
    };
  }, [start]);
  const askAgain = () => {
    setLost([]);
    for (const { retry } of lost) retry();
  };
  return { shown, fault, lost, askAgain };
}

/** What is marked on one of the pages, or from one into the next. */
function markedOnPage(document: PdfDocument): Marked {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const pageOf = (node: Node) => node.parentElement?.closest('[data-words]') ?? null;
  const first = pageOf(range.startContainer);
  const last = pageOf(range.endContainer);
  if (first === null) return null;
  if (first === last || last === null) return last === null ? 'pages' : markedIn(pageText(first), range);
  const numberOf = (page: Element) => Number(page.getAttribute('data-words'));
  if (numberOf(last) !== numberOf(first) + 1) return 'pages';
  const running = runningIn(document);
  const bodyOf = (page: Element) => withoutRunning(pageText(page), running.get(numberOf(page)));
  return markedIn(joinedPages(bodyOf(first), bodyOf(last)), range);
}

/** Where the sought words stand; null while that is not known. */
function useSoughtPlace(document: PdfDocument | undefined, { sought, onSought }: TextView): PdfPlace | null {
  const [place, setPlace] = useState<PdfPlace | null>(null);
  const onMissing = useEffectEvent(() => {
    onSought(false);
  });
  useEffect(() => {
    if (document === undefined || sought === undefined) return;
    let isOver = false;
    findPdfPlace(document, sought).then(
      (found) => {
        if (isOver) return;
        setPlace(found);
        if (found === null) onMissing();
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
  return place;
}

/** What of the sought words is to be shown on the page. */
function soughtOn(place: PdfPlace | null, number: number): Pick<PdfPageProps, 'sought' | 'goesOn'> {
  if (place?.number === number) return { sought: place.words };
  return place?.rest != null && place.number + 1 === number ? { sought: place.rest, goesOn: true } : {};
}

/** The pages of a PDF one under the other; each is drawn when it comes near. */
export default function PdfPages({
  file,
  start,
  view,
}: {
  file: PreviewedFile;
  start: FileStart;
  view: TextView;
}) {
  const { shown, fault, lost, askAgain } = usePdf(start);
  const place = useSoughtPlace(shown?.document, view);
  const { onText } = view;
  // The first page is drawn before the rest, unless a place further on is looked for.
  const [isBegun, setBegun] = useState(view.sought !== undefined);
  const opened = shown?.document;
  useEffect(() => {
    if (opened !== undefined) onText(() => markedOnPage(opened));
    return () => {
      onText(null);
    };
  }, [onText, opened]);
  if (fault !== null) return <PreviewFailure file={file} title="Показать файл нельзя" text={TEXTS[fault]} />;
  const [missing] = lost;
  if (shown === null && missing !== undefined)
    return <FileNotLoaded file={file} error={missing.error} onRetry={askAgain} />;
  if (shown === null) return <Loader />;
  const { document, ratio } = shown;
  return (
    <div className={classes.paper}>
      {missing !== undefined && <LostParts error={missing.error} onRetry={askAgain} />}
      {Array.from({ length: document.numPages }, (_, at) => (
        <PdfPage
          key={at}
          document={document}
          number={at + 1}
          ratio={ratio}
          {...soughtOn(place, at + 1)}
          {...(at === 0 ? { onDone: () => setBegun(true) } : { waits: !isBegun })}
          onSought={view.onSought}
        />
      ))}
    </div>
  );
}
