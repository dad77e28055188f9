import type { Registry } from 'shared/contract/release/registry';
import { queryOptions } from 'shared/query';

import { previewToken } from './preview';
import { getRegistry } from './registry.api';

export const registryKey = ['registry'] as const;

/** The newest registry this tab knows; begins with that of the page. A failure leaves what is known. */
export const registryQuery = (ofPage: Registry) =>
  queryOptions({
    queryKey: registryKey,
    queryFn: () => getRegistry(previewToken()),
    initialData: ofPage,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
