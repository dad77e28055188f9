import { TextLayer, type PdfPageProxy, type PdfTextContent } from './pdf-document';

/** Puts the words of a page over its picture, unseen, where they can be marked; the container holds nothing else. */
export async function layText(
  page: PdfPageProxy,
  container: HTMLElement,
  { content, scale }: { content: PdfTextContent; scale: number },
): Promise<void> {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const viewport = page.getViewport({ scale });
  await new TextLayer({ textContentSource: content, container, viewport }).render();
}
