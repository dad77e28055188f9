import { sql } from 'kysely';
import type { ArchivedPart } from '../archive/archived-kinds.service';
import { destroyGeneration } from './file-templates.repository';

/** What a text of a document was generated with says what the text says: it goes with it. */
export const generationArchive: ArchivedPart = {
  type: 'generated_document',
  of: ({ type, id }) => sql<{ id: number }>`select v.id from document_versions v
    join generated_documents g on g.document_version_id = v.id
    where v.documentable_type = ${type} and v.documentable_id = ${id}`,
  destroy: (_, { trx, id }) => destroyGeneration(trx, id),
};
