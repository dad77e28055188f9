const WRITTEN_OFF = `
  add column originals_written_off_at date,
  add column originals_written_off_reason text,
  add column originals_written_off_by_id bigint references users (id)`;

const RULES = (table: string) => `
alter table ${table} drop constraint if exists ${table}_originals_status_check;
alter table ${table} add constraint ${table}_originals_status_check
  check (originals_status in ('not_required', 'sent', 'received', 'overdue', 'written_off'));
-- Whoever takes a paper off the list says when and why.
alter table ${table} add constraint ${table}_originals_written_off_check
  check (originals_status <> 'written_off'
    or (originals_written_off_at is not null and originals_written_off_reason is not null));`;

/** Only what is still waited for, in the order of its days. */
const AWAITED = `originals_received_at is null and originals_status not in ('received', 'written_off')
    and (originals_due_at is not null or originals_status in ('sent', 'overdue')) and deleted_at is null`;

/** Originals of addenda, as agreements have them; and an original that will never come back, with its reason. */
export default `
alter table agreements ${WRITTEN_OFF};
alter table addendums
  add column originals_status text not null default 'not_required',
  add column originals_sent_at date,
  add column originals_due_at date,
  add column originals_received_at date,
  add column originals_sent_by_id bigint references users (id),
  add column storage_place text,
  ${WRITTEN_OFF.trimStart()};
${RULES('agreements')}
${RULES('addendums')}
drop index agreements_originals;
create index agreements_originals on agreements (originals_due_at, id) where ${AWAITED};
create index addendums_originals on addendums (originals_due_at, id) where ${AWAITED};
`;
