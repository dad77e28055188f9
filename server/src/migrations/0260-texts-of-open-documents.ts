/** Words of open documents are read as those of Word's are. */
export default `
drop index files_text_unread;
create index files_text_unread on files (id)
  where not is_text_read and extension in ('docx', 'odt', 'pdf', 'txt');
`;
