import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PdfDocument } from './pdf-document';
import { placedLines, rememberLines } from './pdf-lines';
import { layText } from './pdf-text';
import type { MarkedWords } from './quoting/marked-words';
import { showPlace } from './quoting/shown-place';
import classes from './preview.module.css';

/** Points of the screen to a point of the canvas: more than two are not seen and cost memory. */
const SHARPEST = 2;

interface Sheet {
  canvas: HTMLCanvasElement;
  words: HTMLElement;
}

async function draw(document: PdfDocument, number: number, { canvas, words }: Sheet): Promise<number> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const shown = canvas.clientWidth / width;
  const scale = shown * Math.min(window.devicePixelRatio, SHARPEST);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const content = await page.getTextContent();
  rememberLines(document, number, placedLines(content));
  await layText(page, words, { content, scale: shown });
  return height / width;
}

function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setNear(entries.some(({ isIntersecting }) => isIntersecting));
      },
      { rootMargin: '1200px 0px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { place, isNear };
}

export interface PdfPageProps {
  document: PdfDocument;
  number: number;
  ratio: number;
  /** Words that stand on this very page and are to be shown. */
  sought?: MarkedWords;
  /** They have begun on the page before. */
  goesOn?: boolean;
  onSought: (isFound: boolean) => void;
  /** It gives way to the page one looks at. */
  waits?: boolean;
  /** It is drawn, or cannot be. */
  onDone?: () => void;
}

/** One page: its place is kept from the beginning, its picture and its words only while it is near. */
export function PdfPage({ document, number, ratio, sought, goesOn, onSought, waits, onDone }: PdfPageProps) {
  const { place, isNear } = useNear();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [own, setOwn] = useState(ratio);
  const words = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const onDrawn = useEffectEvent(() => {
    if (sought !== undefined && words.current !== null) onSought(showPlace(words.current, sought, goesOn));
  });
  const onOver = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (sought !== undefined && goesOn !== true) place.current?.scrollIntoView({ block: 'start' });
  }, [place, sought, goesOn]);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || waits === true || target === null || words.current === null) return;
    let isOver = false;
    const drawing = draw(document, number, { canvas: target, words: words.current }).then(
      (drawn) => {
        if (isOver) return;
        setOwn(drawn);
        onDrawn();
      },
      () => {
        // A page given up because the panel was closed says nothing.
        if (!isOver) setBroken(true);
      },
    );
    void drawing.then(() => onOver());
    return () => {
      isOver = true;
    };
  }, [document, number, isNear, waits]);
  return (
    <div
      ref={place}
      className={classes.page}
      style={{ aspectRatio: `1 / ${String(own)}` }}
      role="group"
      aria-label={`Страница ${String(number)} из ${String(document.numPages)}`}
    >
      {isBroken && <p>{`Страница ${String(number)} не читается`}</p>}
      {!isBroken && isNear && (
        <>
          <canvas ref={canvas} aria-hidden />
          <div ref={words} className={classes.words} data-words={number} />
        </>
      )}
    </div>
  );
}
