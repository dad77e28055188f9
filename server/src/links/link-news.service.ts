import { linkLabel, type LinkDirection, type LinkKind } from 'shared/contract/link/agreement-link.labels';
import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { KeptReference } from 'shared/contract/record/kept-change';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { announceRecord } from '../records/record-settling.service';
import type { LinkedDocument, LinkedKind } from './linked-kinds';
import type { FoundLink } from './links.repository';

/** The two ends of a link: the agreement it is drawn from, and where it leads. */
export interface LinkEnds {
  from: { kind: LinkedKind; id: number; document: LinkedDocument };
  row: FoundLink;
  other: LinkedKind;
}

interface LinkNews {
  call: { actor: Actor; origin: RequestOrigin };
  ends: LinkEnds;
  action: 'link.added' | 'link.changed' | 'link.removed';
  before: LinkKind | null;
  after: LinkKind | null;
}

interface End {
  kind: LinkedKind;
  id: number;
  document: LinkedDocument;
}

const fieldOf = ({ name }: Pick<RecordKind, 'name'>) => `linked_${name}`;

/** By what journals name the document at the other end of a link to those who see it. */
export function linkFields(kinds: readonly RecordKind[]): FieldTable {
  const field = { kind: 'reference', label: 'Связанный документ', group: 'service', section: null } as const;
  return Object.fromEntries(kinds.map((kind) => [fieldOf(kind), { ...field, resource: kind.resource }]));
}

async function tellEnd(
  deps: Deps,
  trx: Trx,
  news: LinkNews & { own: End; other: End; direction: LinkDirection },
): Promise<void> {
  const { call, action, before, after, own, other, direction } = news;
  const { kind } = own.kind;
  const kept = (link: LinkKind | null): KeptReference | null =>
    link === null
      ? null
      : { id: other.id, label: `${linkLabel({ kind: link, direction })}: ${other.document.name}` };
  await deps.activity.record(trx, {
    ...call,
    action,
    entityType: kind.name,
    entityId: own.id,
    entityLabel: `${own.document.name} ${quoted(own.document.title)}`,
    changes: [{ field: fieldOf(other.kind.kind), old: kept(before), new: kept(after) }],
  });
  await announceRecord(deps, own.kind, {
    trx,
    id: own.id,
    lockVersion: own.document.lock_version,
    actorId: call.actor.id,
  });
}

/** Both documents say in their journals what has become of the link, and open cards of both learn of it. */
export async function tellBothEnds(deps: Deps, trx: Trx, news: LinkNews): Promise<void> {
  const { from, row, other } = news.ends;
  const to: End = { kind: other, id: row.other_id, document: row };
  await tellEnd(deps, trx, { ...news, own: from, other: to, direction: 'out' });
  await tellEnd(deps, trx, { ...news, own: to, other: from, direction: 'in' });
}
