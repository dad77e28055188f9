/** Who sent an original away, and the originals that are awaited, in the order of their days. */
export default `
alter table agreements add column originals_sent_by_id bigint references users (id);
create index agreements_originals on agreements (originals_due_at, id)
  where originals_due_at is not null and originals_received_at is null and originals_status <> 'received'
    and archived_at is null and deleted_at is null;
`;
