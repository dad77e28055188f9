/**
 * Every further side of an agreement signs it, and the addenda to it: what was signed is frozen with each signature, as
 * it is with those of the two sides.
 */
export default `
create table addendum_signatures (
  addendum_id bigint not null references addendums (id) on delete cascade,
  party_id bigint not null references agreement_parties (id) on delete cascade,
  signed_at date not null,
  signed_set_by_id bigint references users (id),
  primary key (addendum_id, party_id)
);
create index addendum_signatures_party on addendum_signatures (party_id);

create function freeze_signed_by_party() returns trigger language plpgsql as $$
declare
  owner_type text := tg_argv[0];
  owner_id bigint := (to_jsonb(new) ->> tg_argv[1])::bigint;
begin
  update document_versions set frozen_at = now()
  where documentable_type = owner_type and documentable_id = owner_id and frozen_at is null
    and kind in ('final', 'signed', 'scan', 'signature');
  return null;
end $$;
create trigger agreement_parties_freeze_signed after update of signed_at on agreement_parties for each row
  when (new.signed_at is not null and new.signed_at is distinct from old.signed_at)
  execute function freeze_signed_by_party('agreement', 'agreement_id');
create trigger addendum_signatures_freeze_signed after insert on addendum_signatures for each row
  execute function freeze_signed_by_party('addendum', 'addendum_id');
`;
