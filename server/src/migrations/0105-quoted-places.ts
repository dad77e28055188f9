/** The place of a file that a comment quotes, so that it is found again: there, and in what has become of it since. */
export default `
alter table comments
  -- The name and the number stay when the version itself is deleted.
  add column quote_version_id bigint references document_versions (id) on delete set null,
  add column quote_file_name text,
  add column quote_file_version int,
  -- What stands before the words and after them: the same words may stand in a text twice.
  add column quote_prefix text,
  add column quote_suffix text,
  -- They were found in the text of the file; false where there is none to look in.
  add column is_quote_checked boolean not null default false,
  add constraint comments_quote_place check (quote_text is not null or num_nonnulls(
    quote_version_id, quote_file_name, quote_file_version, quote_prefix, quote_suffix) = 0),
  add constraint comments_quote_file check (num_nulls(quote_file_name, quote_file_version) in (0, 2)
    and (quote_file_name is not null or quote_version_id is null)),
  add constraint comments_quote_checked check (not is_quote_checked or quote_file_name is not null);
create index comments_quote_version on comments (quote_version_id) where quote_version_id is not null;
`;
