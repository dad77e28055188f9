import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { Loader } from '../../../ui/ui';
import { FileNotLoaded } from './preview-failure';
import { fileStartQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';
import type { TextView } from './quoting/text-view';

const PdfPages = lazy(() => import('./pdf-pages'));

/** A PDF: its beginning and what draws it are fetched side by side, the rest as pages come near. */
export function PdfView({ file, view }: { file: PreviewedFile; view: TextView }) {
  const { data, error, refetch } = useQuery(fileStartQuery(file));
  if (error !== null && data === undefined) {
    return <FileNotLoaded file={file} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Suspense fallback={<Loader />}>
      {data === undefined ? <Loader /> : <PdfPages file={file} start={data} view={view} />}
    </Suspense>
  );
}
