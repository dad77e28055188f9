import { lazy, Suspense } from 'react';

import { Loader } from '../../../ui/ui';
import type { PreviewedFile } from './previewed-file';

// The same part as the panel's: each part of its own costs the first load its name and its sum.
const ShownFile = lazy(async () => ({ default: (await import('./preview-sheet')).ShownFile }));

/** A file within a page, filling what is left of it; the part that shows it is fetched on first use. */
export function FileText({ file }: { file: PreviewedFile }) {
  return (
    <Suspense fallback={<Loader />}>
      <ShownFile files={[file]} openId={file.id} onOpen={() => undefined} fills />
    </Suspense>
  );
}
