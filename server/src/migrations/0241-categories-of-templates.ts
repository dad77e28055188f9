/** Texts a lawyer answers for are told from letters and offers; what is not said of a template stays with the lawyers. */
export default `
alter table file_templates add column category text not null default 'legal' check (category in ('legal', 'other'));
update file_templates set category = 'other' where document_kind = 'commercial_offer';
`;
