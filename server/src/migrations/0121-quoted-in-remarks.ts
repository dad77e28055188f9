/** A remark of a decision quotes a place of a file as a comment does. */
export default `
alter table approval_remarks
  add column quote_text text,
  -- The name and the number stay when the version itself is deleted.
  add column quote_version_id bigint references document_versions (id) on delete set null,
  add column quote_file_name text,
  add column quote_file_version int,
  add column quote_prefix text,
  add column quote_suffix text,
  add column is_quote_checked boolean not null default false,
  add constraint approval_remarks_quote check (num_nulls(
    quote_text, quote_file_name, quote_file_version, quote_prefix, quote_suffix) in (0, 5)
    and (quote_text is not null or quote_version_id is null and not is_quote_checked));
create index approval_remarks_quote_version on approval_remarks (quote_version_id) where quote_version_id is not null;
`;
