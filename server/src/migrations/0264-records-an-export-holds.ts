/**
 * The records that stand in a finished export whose owner does not see all of them whatever becomes of them: beside the
 * export, because it is read again every second while it is made, and these are asked for with its file alone.
 */
export default `
create table export_records (
  export_id bigint primary key references export_jobs (id) on delete cascade,
  ids bigint[] not null
);
`;
