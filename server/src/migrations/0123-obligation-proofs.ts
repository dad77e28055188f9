/** An obligation may be reminded of on days of its own, and names the file that proves it was carried out. */
export default `
alter table obligations
  -- Days before the term; empty: as the company does.
  add column remind_days text[] not null default '{}',
  add column document_version_id bigint references document_versions (id) on delete set null,
  add constraint obligations_remind_days check (remind_days <@ array['0', '1', '3', '5', '7', '10', '14', '30', '60', '90']);
create index obligations_document_version on obligations (document_version_id) where document_version_id is not null;
`;
