/**
 * Each signature names the file that bears it, beside its side and its day. What is named is the proof of the signature
 * and stays as it was from the mark on, of whatever kind it was uploaded as.
 */
export default `
alter table agreements
  add column signed_by_us_version_id bigint references document_versions (id) on delete set null,
  add column signed_by_them_version_id bigint references document_versions (id) on delete set null,
  add constraint agreements_signed_files check ((signed_by_us_at is not null or signed_by_us_version_id is null)
    and (signed_by_them_at is not null or signed_by_them_version_id is null));
alter table addendums
  add column signed_by_us_version_id bigint references document_versions (id) on delete set null,
  add column signed_by_them_version_id bigint references document_versions (id) on delete set null,
  add constraint addendums_signed_files check ((signed_by_us_at is not null or signed_by_us_version_id is null)
    and (signed_by_them_at is not null or signed_by_them_version_id is null));
alter table agreement_parties
  add column signed_version_id bigint references document_versions (id) on delete set null,
  add constraint agreement_parties_signed_file check (signed_at is not null or signed_version_id is null);
alter table addendum_signatures
  add column signed_version_id bigint references document_versions (id) on delete set null;

-- Without them every removal of a version would read all signatures.
create index agreements_signed_by_us_version on agreements (signed_by_us_version_id)
  where signed_by_us_version_id is not null;
create index agreements_signed_by_them_version on agreements (signed_by_them_version_id)
  where signed_by_them_version_id is not null;
create index addendums_signed_by_us_version on addendums (signed_by_us_version_id)
  where signed_by_us_version_id is not null;
create index addendums_signed_by_them_version on addendums (signed_by_them_version_id)
  where signed_by_them_version_id is not null;
create index agreement_parties_signed_version on agreement_parties (signed_version_id)
  where signed_version_id is not null;
create index addendum_signatures_signed_version on addendum_signatures (signed_version_id)
  where signed_version_id is not null;

create or replace function freeze_signed_files() returns trigger language plpgsql as $$
begin
  update document_versions set frozen_at = now()
  where documentable_type = tg_argv[0] and documentable_id = new.id and frozen_at is null
    and (kind in ('final', 'signed', 'scan', 'signature')
      or id in (new.signed_by_us_version_id, new.signed_by_them_version_id));
  return null;
end $$;

create or replace function freeze_signed_by_party() returns trigger language plpgsql as $$
declare
  owner_type text := tg_argv[0];
  owner_id bigint := (to_jsonb(new) ->> tg_argv[1])::bigint;
begin
  update document_versions set frozen_at = now()
  where documentable_type = owner_type and documentable_id = owner_id and frozen_at is null
    and (kind in ('final', 'signed', 'scan', 'signature') or id = new.signed_version_id);
  return null;
end $$;
`;
