/** What was agreed or signed stays, also when a program forgets to ask: the database itself refuses. */
export default `
update document_versions v set frozen_at = now()
where v.frozen_at is null and (
  exists (select from agreements a
    where v.documentable_type = 'agreement' and a.id = v.documentable_id and a.status not in ('draft', 'rework')
      and (v.is_current or v.kind in ('final', 'signed', 'scan', 'signature')))
  or exists (select from addendums d
    where v.documentable_type = 'addendum' and d.id = v.documentable_id and d.status not in ('draft', 'rework')
      and (v.is_current or v.kind in ('final', 'signed', 'scan', 'signature')))
  or exists (select from commercial_offers o
    where v.documentable_type = 'commercial_offer' and o.id = v.documentable_id
      and o.status not in ('draft', 'rework') and v.is_current));

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
