/** A power of attorney, a licence, a certificate: the file says until when it is valid, where its type has a term. */
export default `
alter table document_versions add column valid_until date;
create index document_versions_valid_until_idx on document_versions (documentable_type, valid_until)
  where valid_until is not null and is_current;
`;
