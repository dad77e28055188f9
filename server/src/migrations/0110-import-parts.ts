/** Rows of a file that make one record together: lines of a specification. */
export default `
alter table import_rows add column part text;
create index import_rows_part on import_rows (import_id, part, number) where part is not null and outcome is null;
`;
