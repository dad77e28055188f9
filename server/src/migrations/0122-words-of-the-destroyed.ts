/** Documents destroyed by act so far: the words of them that comments quote, and what they were generated with, go too. */
export default `
update comments c set quote_text = 'Слова уничтожены вместе с документом по акту', quote_prefix = '', quote_suffix = ''
  from document_versions v join files f on f.id = v.file_id
  where v.id = c.quote_version_id and f.destroyed_at is not null;
update generated_documents g set data = '{}'
  from document_versions v join files f on f.id = v.file_id
  where v.id = g.document_version_id and f.destroyed_at is not null;
`;
