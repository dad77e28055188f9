/** The name and the comment of a file can be put right, so two people must not do it over each other. */
export default `
alter table document_versions
  add column lock_version int not null default 1,
  add column updated_at timestamptz,
  add column updated_by_id bigint references users (id);
`;
