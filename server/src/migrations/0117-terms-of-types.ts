/** What a type of agreements gives them besides: their route of approval, their numbers, their templates. */
export default `
alter table agreement_types
  add column default_chain_template_id bigint references chain_templates (id),
  add column numerator_id bigint references numerators (id),
  add column file_template_ids bigint[] not null default '{}';
`;
