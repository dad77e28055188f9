import { type RawBuilder, sql } from 'kysely';
import type { FieldTable } from 'shared/contract/record/field-table';
import { HIDDEN_RECORD } from 'shared/contract/record/hidden-record';
import type { KeptReference, KeptValue } from 'shared/contract/record/kept-change';
import type { Actor } from '../http/actor';
import type { JournalChange } from './journal-change';
import { type RuledKind, seesRecords } from './line-visibility';

/** Records that lines refer to, as `resource/id`. */
export type UnseenReferences = readonly string[];

type Tables = ReadonlyMap<string, FieldTable>;

/** Which field of whose lines refers to which type. */
interface Referring {
  owner: string;
  field: string;
  type: string;
  resource: string;
}

/** The fields by which lines refer to records that not everybody sees. */
export type ReferringFields = readonly Referring[];

export function referringFields(tables: Tables, kinds: ReadonlyMap<string, RuledKind>): ReferringFields {
  const types = new Map([...kinds].map(([type, { resource }]) => [resource, type]));
  return [...tables].flatMap(([owner, table]) =>
    Object.entries(table).flatMap(([name, field]) => {
      const type = field.kind === 'reference' ? types.get(field.resource) : undefined;
      return field.kind === 'reference' && type !== undefined
        ? [{ owner, field: name, type, resource: field.resource }]
        : [];
    }),
  );
}

/** The records the changes of a line refer to and its reader does not see, as a column over `activity_logs`. */
export function unseenReferences(
  fields: ReferringFields,
  kinds: ReadonlyMap<string, RuledKind>,
  actor: Actor,
): RawBuilder<UnseenReferences> {
  const types = new Set(fields.map(({ type }) => type));
  const limited = new Map([...kinds].filter(([type, { rule }]) => types.has(type) && rule(actor) !== true));
  const referring = fields.filter(({ type }) => limited.has(type));
  if (referring.length === 0) return sql<UnseenReferences>`array[]::text[]`;
  const rows = referring.map(
    ({ owner, field, type, resource }) => sql`(${owner}, ${field}, ${type}, ${resource})`,
  );
  // The rules are written over lines of the journal: a record that is referred to takes the place of one.
  return sql<UnseenReferences>`array(
    select distinct activity_logs.resource || '/' || activity_logs.entity_id
    from (
      select referring.type as entity_type, referring.resource, (side.value ->> 'id')::bigint as entity_id
      from jsonb_array_elements(activity_logs.changes) as change
      join (values ${sql.join(rows)}) as referring (owner, field, type, resource)
        on referring.owner = activity_logs.entity_type and referring.field = change ->> 'field'
      cross join lateral (values (change -> 'old'), (change -> 'new')) as side (value)
      where jsonb_typeof(side.value) = 'object'
    ) as activity_logs
    where not ${seesRecords(limited, actor)}
  )`;
}

const isReference = (value: KeptValue): value is KeptReference =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.id === 'number';

/** The change with the records its reader does not see unnamed. */
export function withoutUnseen(
  table: FieldTable,
  change: JournalChange,
  unseen: UnseenReferences,
): JournalChange {
  const field = table[change.field];
  if ('label' in change || field?.kind !== 'reference' || unseen.length === 0) return change;
  const shown = (value: KeptValue): KeptValue =>
    isReference(value) && unseen.includes(`${field.resource}/${String(value.id)}`)
      ? { id: value.id, label: HIDDEN_RECORD }
      : value;
  return { ...change, old: shown(change.old), new: shown(change.new) };
}
