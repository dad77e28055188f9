import { lazy, Suspense } from 'react';

import { Loader } from '../../../ui/ui';

const ComparedTexts = lazy(async () => ({ default: (await import('./comparison-sheet')).ComparedTexts }));

/** What differs between two versions of a text, within a page; the part that shows it is fetched on first use. */
export function FileRedline(pair: { beforeId: number; afterId: number }) {
  return (
    <Suspense fallback={<Loader />}>
      <ComparedTexts {...pair} isWithin />
    </Suspense>
  );
}
