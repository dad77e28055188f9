/** The row of the file that names its columns: titles may stand above. Null of imports of before, and until it is read. */
export default `
alter table import_jobs add column heading_row integer;
`;
