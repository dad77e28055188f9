/** Texts of files: found by the words in them, compared without being read again. */
export default `
alter table files add column is_text_read boolean not null default false;
create index files_text_unread on files (id) where not is_text_read and extension in ('docx', 'pdf', 'txt');

create table file_texts (
  sha256 text primary key,
  -- One a line: its number, a tab, the text. Empty of a scan, and of what gives none.
  lines text not null default '',
  -- Why the content gives no text; null when it was read.
  fault text,
  -- What a tsvector holds is bounded: a hundred pages are found by every word.
  search tsvector not null
    generated always as (to_tsvector('russian', search_text(left(lines, 250000)))) stored,
  created_at timestamptz not null default now()
);
create index file_texts_search on file_texts using gin (search);
`;
