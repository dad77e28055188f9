import { lazy, Suspense } from 'react';

import type { PreviewProps } from './preview-sheet';

export type { PreviewProps } from './preview-sheet';

const PreviewSheet = lazy(() => import('./preview-sheet'));

/** A file shown beside what it belongs to; the part that shows it is fetched on first use. */
export function FilePreview(props: PreviewProps) {
  return (
    <Suspense fallback={null}>
      <PreviewSheet {...props} />
    </Suspense>
  );
}
