import type { ParticipantKind } from 'shared/contract/approval/approval-status';
import type { ChainTemplateCreate } from 'shared/contract/approval/chain-template';
import { itemKey, invalidateResource, queryOptions, useMutation, useQueryClient } from 'shared/query';

import {
  createTemplate,
  getParticipantFaults,
  getResetFields,
  getTemplate,
  replaceTemplate,
  tryTemplate,
} from './chain-templates.api';

/** Query of a template with its stages. */
export function templateQuery(id: string) {
  return queryOptions({
    queryKey: itemKey('chain-templates', id),
    queryFn: ({ signal }) => getTemplate(id, signal),
  });
}

/** Query of the fields whose change may ask a stage anew. */
export function resetFieldsQuery(kinds: readonly string[]) {
  return queryOptions({
    queryKey: ['chain-templates', 'reset-fields', [...kinds].sort()],
    queryFn: ({ signal }) => getResetFields(kinds, signal),
  });
}

/** Query of why the people of a record could not be asked by a route. */
export function participantFaultsQuery(kind: ParticipantKind, id: number) {
  return queryOptions({
    queryKey: ['chain-templates', 'participant-faults', kind, id],
    queryFn: ({ signal }) => getParticipantFaults(kind, id, signal),
  });
}

/** What is saved: over a template as it was read, or a new one under a key of the form. */
export interface TemplateSave {
  over: { id: number; lock_version: number } | null;
  body: ChainTemplateCreate;
  key: string;
}

/** Saves a template, and shows it everywhere. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ over, body, key }: TemplateSave) =>
      over === null
        ? createTemplate(body, key)
        : replaceTemplate(over.id, { ...body, lock_version: over.lock_version }),
    onSuccess: async (template) => {
      client.setQueryData(templateQuery(String(template.id)).queryKey, template);
      await invalidateResource(client, 'chain-templates');
    },
  });
}

/** Tries a template on the documents of a year. */
export function useTryTemplate() {
  return useMutation({ mutationFn: tryTemplate });
}
