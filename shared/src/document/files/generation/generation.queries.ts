import { queryOptions } from '@tanstack/react-query';

import { listKey } from '../../../query/query';
import { findTemplates, previewGeneration, type GeneratedDocument } from './generation.api';

/** Query of the templates in use for documents of a kind. */
export function templatesQuery(kind: string) {
  return queryOptions({
    queryKey: listKey('file-templates', `kind=${kind}`),
    queryFn: ({ signal }) => findTemplates(kind, signal),
    retry: false,
  });
}

/** Query of what a template would make of a document; asked for anew each time, since the document changes. */
export function previewQuery(templateId: number, document: GeneratedDocument) {
  return queryOptions({
    queryKey: ['file-templates', 'preview', String(templateId), document.type, String(document.id)],
    queryFn: ({ signal }) => previewGeneration(templateId, document, signal),
    retry: false,
    gcTime: 0,
  });
}
