import { useEffect, useRef, useState } from 'react';

import type { PdfDocument } from './pdf-document';
import classes from './preview.module.css';

/** Points of the screen to a point of the canvas: more than two are not seen and cost memory. */
const SHARPEST = 2;

async function draw(document: PdfDocument, number: number, canvas: HTMLCanvasElement): Promise<number> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = (canvas.clientWidth / width) * Math.min(window.devicePixelRatio, SHARPEST);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
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
}

/** One page: its place is kept from the beginning, its picture only while it is near. */
export function PdfPage({ document, number, ratio }: PdfPageProps) {
  const { place, isNear } = useNear();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [own, setOwn] = useState(ratio);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || target === null) return;
    let isOver = false;
    draw(document, number, target).then(
      (drawn) => {
        if (!isOver) setOwn(drawn);
      },
      () => {
        // A page given up because the panel was closed says nothing.
        if (!isOver) setBroken(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [document, number, isNear]);
  return (
    <div
      ref={place}
      className={classes.page}
      style={{ aspectRatio: `1 / ${String(own)}` }}
      role="img"
      aria-label={`Страница ${String(number)} из ${String(document.numPages)}`}
    >
      {isBroken ? <p>{`Страница ${String(number)} не читается`}</p> : isNear && <canvas ref={canvas} />}
    </div>
  );
}
