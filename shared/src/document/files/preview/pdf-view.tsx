import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { Loader } from '../../../ui/ui';
import { FileNotLoaded } from './preview-failure';
import { fileBytesQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';
import type { TextView } from './quoting/text-view';

const PdfPages = lazy(() => import('./pdf-pages'));

/** A PDF: its bytes and what draws them are fetched side by side. */
export function PdfView({ file, view }: { file: PreviewedFile; view: TextView }) {
  const { data, error, refetch } = useQuery(fileBytesQuery(file));
  if (error !== null && data === undefined) {
    return <FileNotLoaded file={file} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Suspense fallback={<Loader />}>
      {data === undefined ? <Loader /> : <PdfPages file={file} content={data} view={view} />}
    </Suspense>
  );
}
