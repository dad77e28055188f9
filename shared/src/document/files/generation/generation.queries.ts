import { queryOptions } from '@tanstack/react-query';

import { listKey } from '../../../query/query';
import { findTemplates, previewGeneration, type GeneratedDocument } from './generation.api';

/** Query of the templates a document's text can be made of; asked for anew each time, since the document changes. */
export function templatesQuery(document: GeneratedDocument) {
  return queryOptions({
    queryKey: listKey('file-templates', `${document.type}=${String(document.id)}`),
    queryFn: ({ signal }) => findTemplates(document, signal),
    retry: false,
    staleTime: 0,
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
