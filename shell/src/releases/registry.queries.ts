import type { Registry } from 'shared/contract/registry';
import { queryOptions } from 'shared/query';

import { previewToken } from './preview';
import { getRegistry } from './registry.api';

/** The newest registry this tab knows; begins with that of the page. A failure leaves what is known. */
export const registryQuery = (ofPage: Registry) =>
  queryOptions({
    queryKey: ['registry'],
    queryFn: () => getRegistry(previewToken()),
    initialData: ofPage,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
