import { queryOptions } from '@tanstack/react-query';

import { fetchFileStart } from './file-parts';
import { fetchFile, linkPage } from './preview.api';

/** Query of the address of the page that the server makes of a file; asked for anew each time, since it lives a minute. */
export function pageQuery(id: number) {
  return queryOptions({
    queryKey: ['files', 'page', String(id)],
    queryFn: ({ signal }) => linkPage(id, signal),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Query that has a file laid out by the server before it is opened: its address is not kept, since it lives a minute. */
export function laidOutQuery(id: number) {
  return queryOptions({
    queryKey: ['files', 'laid-out', String(id)],
    queryFn: ({ signal }) => linkPage(id, signal),
    retry: false,
    staleTime: 60_000,
  });
}

/** Query of a file's bytes: a version never changes. */
export function fileBytesQuery({ id, url }: { id: number; url: string }) {
  return queryOptions({
    queryKey: ['files', 'bytes', String(id)],
    queryFn: ({ signal }) => fetchFile(url, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

/** Query of how a file begins and how long it is: a version never changes. */
export function fileStartQuery({ id, url }: { id: number; url: string }) {
  return queryOptions({
    queryKey: ['files', 'start', String(id)],
    queryFn: ({ signal }) => fetchFileStart(url, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
