/**
 * A text made of a template says whether something else was put in by hand than the record says; of those made before
 * nobody knows. Whether a document is made by a template follows from its texts and is kept nowhere else.
 */
export default `
alter table generated_documents add column is_corrected boolean not null default true;
alter table agreements drop column is_template_based;
`;
