import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { errorOf } from '../../../http/http';
import { Loader } from '../../../ui/ui';
import { PreviewFailure } from './preview-failure';
import { fileBytesQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';

const PdfPages = lazy(() => import('./pdf-pages'));

/** A PDF: its bytes and what draws them are fetched side by side. */
export function PdfView({ file }: { file: PreviewedFile }) {
  const { data, error, refetch } = useQuery(fileBytesQuery(file));
  if (error !== null && data === undefined) {
    return (
      <PreviewFailure
        file={file}
        title="Файл не загрузился"
        text={errorOf(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Suspense fallback={<Loader />}>
      {data === undefined ? <Loader /> : <PdfPages file={file} content={data} />}
    </Suspense>
  );
}
