/**
 * Readers learn: a text that an earlier one has read may lack notes and edges of pages, or have the heads of pages
 * within its sentences. Which one has read it is kept, so that such a text is read anew.
 */
export default `
alter table file_texts add column reader smallint not null default 1;
create index file_texts_reader on file_texts (reader, sha256) where fault is null;
`;
