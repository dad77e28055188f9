import { useQuery } from 'shared/query';
import { Loader } from 'shared/ui';

import { PartFailure } from '../../part-failure';
import type { BookPlace } from '../api/books.api';
import { usageQuery } from '../api/books.queries';
import { UsageList } from './usage-list';

/** What uses a record, as the server counts it now. */
export function UsagePart({ place }: { place: BookPlace }) {
  const { data, error, refetch } = useQuery(usageQuery(place));
  if (data !== undefined) return <UsageList usage={data} />;
  if (error === null) return <Loader />;
  return <PartFailure error={error} onRetry={refetch} />;
}
