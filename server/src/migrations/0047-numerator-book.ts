/** Numerators become a reference book: they have a name, a switch and an archive, and say who changed them. */
export default `
alter table numerators
  add column name text,
  add column is_active boolean not null default true,
  add column created_by_id bigint references users (id),
  add column updated_by_id bigint references users (id),
  add column archived_at timestamptz,
  add column archived_by_id bigint references users (id);

update numerators set name = case purpose
    when 'agreement_internal' then 'Внутренний номер договора'
    when 'agreement' then 'Номер договора'
    when 'commercial_offer' then 'Номер коммерческого предложения'
    else 'Номер дополнительного соглашения'
  end || case when organization_id is null and agreement_type_id is null then '' else ' (' || id || ')' end;

alter table numerators alter column name set not null;
create unique index numerators_name_key on numerators (search_text(name)) where archived_at is null;

-- One pattern for one case; the archive may hold several.
alter table numerators drop constraint numerators_purpose_organization_id_agreement_type_id_key;
create unique index numerators_purpose_key on numerators (purpose, organization_id, agreement_type_id)
  nulls not distinct where archived_at is null;
`;
