/**
 * What was agreed or signed stays, whichever part of the program takes the document on, and whatever it forgets: the
 * database itself freezes and refuses.
 */
export default `
update document_versions v set frozen_at = now()
from (
  select 'agreement' as type, id, status from agreements
  union all select 'addendum', id, status from addendums
  union all select 'commercial_offer', id, status from commercial_offers
) d
where v.frozen_at is null and v.documentable_type = d.type and v.documentable_id = d.id
  and d.status not in ('draft', 'rework')
  and (v.is_current or v.kind in ('final', 'signed', 'scan', 'signature'));

-- The content of a document is written in these two states; leaving them makes everything current final.
create function freeze_agreed_files() returns trigger language plpgsql as $$
begin
  update document_versions set frozen_at = now()
  where documentable_type = tg_argv[0] and documentable_id = new.id and is_current and frozen_at is null;
  return null;
end $$;
create trigger agreements_freeze_agreed after update of status on agreements for each row
  when (old.status in ('draft', 'rework') and new.status not in ('draft', 'rework'))
  execute function freeze_agreed_files('agreement');
create trigger addendums_freeze_agreed after update of status on addendums for each row
  when (old.status in ('draft', 'rework') and new.status not in ('draft', 'rework'))
  execute function freeze_agreed_files('addendum');
create trigger commercial_offers_freeze_agreed after update of status on commercial_offers for each row
  when (old.status in ('draft', 'rework') and new.status not in ('draft', 'rework'))
  execute function freeze_agreed_files('commercial_offer');

-- With each signature: what was signed, and the proof of it.
create function freeze_signed_files() returns trigger language plpgsql as $$
begin
  update document_versions set frozen_at = now()
  where documentable_type = tg_argv[0] and documentable_id = new.id and frozen_at is null
    and kind in ('final', 'signed', 'scan', 'signature');
  return null;
end $$;
create trigger agreements_freeze_signed after update of signed_by_us_at, signed_by_them_at on agreements for each row
  when ((new.signed_by_us_at is not null and new.signed_by_us_at is distinct from old.signed_by_us_at)
    or (new.signed_by_them_at is not null and new.signed_by_them_at is distinct from old.signed_by_them_at))
  execute function freeze_signed_files('agreement');
create trigger addendums_freeze_signed after update of signed_by_us_at, signed_by_them_at on addendums for each row
  when ((new.signed_by_us_at is not null and new.signed_by_us_at is distinct from old.signed_by_us_at)
    or (new.signed_by_them_at is not null and new.signed_by_them_at is distinct from old.signed_by_them_at))
  execute function freeze_signed_files('addendum');

create function refuse_frozen_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a frozen version is not deleted' using errcode = 'insufficient_privilege';
  end if;
  -- Whether it is the current one is no property of the version itself.
  if (to_jsonb(new) - 'is_current') is distinct from (to_jsonb(old) - 'is_current') then
    raise exception 'a frozen version is not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger document_versions_frozen_change before update on document_versions
  for each row when (old.frozen_at is not null) execute function refuse_frozen_change();
create trigger document_versions_frozen_delete before delete on document_versions
  for each row when (old.frozen_at is not null) execute function refuse_frozen_change();

-- A removed draft text is no longer the agreement's; without the index every removal would read all agreements.
create index agreements_current_version on agreements (current_version_id) where current_version_id is not null;
alter table agreements drop constraint agreements_current_version_id_fkey;
alter table agreements add constraint agreements_current_version_id_fkey
  foreign key (current_version_id) references document_versions (id) on delete set null;
`;
