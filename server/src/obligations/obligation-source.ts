import type { FastifyInstance } from 'fastify';
import { OBLIGATION_TOLD_FIELDS } from 'shared/contract/obligation/obligation.fields';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import type { Obligation } from 'shared/contract/obligation/obligation';
import type { RecordSource } from '../records/record-source';
import { findObligedKind } from './obliged-kinds';
import { findObligation, type ObligationRecord, seenObligation } from './obligations.repository';
import { obligationView } from './obligations.view';

/** What an obligation is called in journal and notifications. */
export function obligationLabel({ title, document }: Pick<ObligationRecord, 'title' | 'document'>): string {
  return `${title}. ${document.name}`;
}

/** What the use case of a record has to know of the obligations of this server. */
export function obligationSource(app: FastifyInstance): RecordSource<ObligationRecord, Obligation> {
  return {
    kind: OBLIGATION_KIND,
    fields: OBLIGATION_TOLD_FIELDS,
    find: (db, viewer, id) => findObligation(app, db, { viewer, id }),
    seen: seenObligation(app),
    label: obligationLabel,
    view: obligationView,
    async audience(db, id) {
      const row = await findObligation(app, db, { viewer: 'everything', id });
      const kind = row === null ? null : findObligedKind(app, row.document_type);
      return row === null || kind === null ? [] : kind.audience(db, row.document_id);
    },
  };
}
