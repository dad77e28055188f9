import { queryOptions } from 'shared/query';

import { findDeployTokens, getReleases } from './releases.api';

const ROOT = 'releases';

export const releasesKey = [ROOT] as const;

/** How every area and the shell stand; the page asks again when the registry changes. */
export const releasesQuery = queryOptions({
  queryKey: [ROOT, 'status'],
  queryFn: ({ signal }) => getReleases(signal),
});

export const deployTokensQuery = queryOptions({
  queryKey: [ROOT, 'tokens'],
  queryFn: ({ signal }) => findDeployTokens(signal),
});
