import { lazy, Suspense } from 'react';

import type { ComparisonProps } from './comparison-sheet';

export type { ComparisonProps } from './comparison-sheet';

const ComparisonSheet = lazy(() => import('./comparison-sheet'));

/** Two versions of a text beside each other; the part that shows them is fetched on first use. */
export function FileComparison(props: ComparisonProps) {
  return (
    <Suspense fallback={null}>
      <ComparisonSheet {...props} />
    </Suspense>
  );
}
