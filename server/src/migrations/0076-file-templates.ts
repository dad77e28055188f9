/** Word files of templates as versions like those of any document, and what was made of them. */
export default `
alter table file_templates
  add column prefix text not null default 'Документ',
  add column agreement_type_id bigint references agreement_types (id);
update file_templates set agreement_type_id = agreement_type_ids[1] where cardinality(agreement_type_ids) = 1;
update file_templates set prefix = 'Дополнительное соглашение' where document_kind = 'addendum';
update file_templates set prefix = 'Коммерческое предложение' where document_kind = 'commercial_offer';
update file_templates set prefix = 'Договор' where document_kind = 'agreement';
alter table file_templates drop constraint file_templates_code_key;
create unique index file_templates_code_key on file_templates (search_text(code)) where archived_at is null;
create index file_templates_kind on file_templates (document_kind) where archived_at is null and is_active;

create table file_template_contents (
  document_version_id bigint primary key references document_versions (id) on delete cascade,
  -- A template that has a text is archived, not deleted.
  file_template_id bigint not null references file_templates (id),
  tags text[] not null default '{}',
  unknown_tags text[] not null default '{}'
);
create index file_template_contents_template on file_template_contents (file_template_id);

create table generated_documents (
  document_version_id bigint primary key references document_versions (id) on delete cascade,
  template_version_id bigint not null references document_versions (id),
  sha256 text not null,
  data jsonb not null,
  created_by_id bigint references users (id),
  created_at timestamptz not null default now()
);
create index generated_documents_template on generated_documents (template_version_id);
`;
