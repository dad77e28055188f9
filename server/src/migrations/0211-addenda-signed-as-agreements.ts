/** An addendum is signed as an agreement is: it takes effect by the copy or by the original, and may be exchanged electronically. */
export default `
alter table addendums
  add column activation_basis text not null default 'copy' check (activation_basis in ('copy', 'original')),
  add column edi_operator text,
  add column edi_document_id text,
  add column edi_status text,
  add column edi_url text;
`;
