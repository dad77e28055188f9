import type { QueryClient } from '@tanstack/react-query';

import { fileBytesQuery, fileStartQuery, laidOutQuery } from './preview.queries';
import { previewForm, type PreviewedFile } from './previewed-file';

/** A picture that is only passed by costs no more than this: bytes. Of a PDF only the beginning is fetched. */
const LIGHT = 2 * 1024 * 1024;

/** What is fetched of a contract that nobody has pointed at yet, at most: bytes. */
const LIKELY = 512 * 1024;

/** The code that shows such files is fetched; with that of PDF its thread starts. */
async function warmParts(extensions: readonly string[]): Promise<void> {
  const forms = new Set(extensions.map(previewForm));
  forms.delete(null);
  if (forms.size === 0) return;
  const parts: Promise<unknown>[] = [import('./preview-sheet')];
  if (forms.has('pdf')) parts.push(import('./pdf-pages'));
  await Promise.allSettled(parts);
}

/** What shows the file is fetched, and the file itself when it is light or the beginning of a PDF, so that its first page stands sooner. */
export async function warmPreview(
  client: QueryClient,
  file: PreviewedFile & { size: number },
): Promise<void> {
  const form = previewForm(file.extension);
  if (form === null) return;
  const parts: Promise<unknown>[] = [warmParts([file.extension])];
  if (form === 'text' || form === 'tables') parts.push(client.prefetchQuery(laidOutQuery(file.id)));
  else if (form === 'pdf') parts.push(client.prefetchQuery(fileStartQuery(file)));
  else if (file.size <= LIGHT) parts.push(client.prefetchQuery(fileBytesQuery(file)));
  await Promise.allSettled(parts);
}

/**
 * The code that shows the files, and the first PDF among them as far as it is a contract and no heavy scan: whoever has come
 * to the files most often opens that one, and a finger does not rest on a name before it presses.
 */
export async function warmFiles(
  client: QueryClient,
  files: readonly (PreviewedFile & { size: number })[],
): Promise<void> {
  const pdf = files.find(({ extension }) => previewForm(extension) === 'pdf');
  await Promise.all([
    warmParts(files.map(({ extension }) => extension)),
    pdf !== undefined && pdf.size <= LIKELY && warmPreview(client, pdf),
  ]);
}
