/**
 * An addendum brings further sides into its agreement, changes them and takes them out. The sides it was signed with stay
 * as they were written; those that are something else today stand beside. A side that comes has its number from the
 * start, out of the same sequence, and signs the addendum it comes by.
 */
export default `
alter table addendum_changes
  add column added_counterparty_id bigint references counterparties (id),
  add column added_signatory_id bigint references signatories (id);
create index addendum_changes_counterparty on addendum_changes (added_counterparty_id)
  where added_counterparty_id is not null;
create index addendum_changes_signatory on addendum_changes (added_signatory_id)
  where added_signatory_id is not null;
alter table addendum_changes
  drop constraint addendum_changes_target,
  drop constraint addendum_changes_operation,
  add constraint addendum_changes_target check (target in ('agreement', 'item', 'party')),
  add constraint addendum_changes_operation check (operation in ('set', 'remove')
    or (operation = 'add' and target in ('item', 'party') and target_id is not null)),
  add constraint addendum_changes_added_party
    check ((operation = 'add' and target = 'party') = (added_counterparty_id is not null));

create table effective_parties (
  id bigint primary key,
  agreement_id bigint not null references agreements (id) on delete cascade,
  addendum_id bigint not null references addendums (id) on delete cascade,
  -- The day the addendum holds from.
  since date not null,
  is_out boolean not null,
  position int not null,
  counterparty_id bigint not null references counterparties (id),
  role_name text not null,
  side text not null check (side in ('us', 'them', 'third')),
  signatory_id bigint references signatories (id),
  comment text
);
create index effective_parties_agreement on effective_parties (agreement_id, position);
create index effective_parties_addendum on effective_parties (addendum_id);
create index effective_parties_counterparty on effective_parties (counterparty_id);
create index effective_parties_signatory on effective_parties (signatory_id) where signatory_id is not null;

alter table addendum_signatures drop constraint addendum_signatures_party_id_fkey;
create function agreement_parties_forget_signatures() returns trigger language plpgsql as $$
begin
  delete from addendum_signatures where party_id = old.id;
  return null;
end $$;
create trigger agreement_parties_gone after delete on agreement_parties
  for each row execute function agreement_parties_forget_signatures();
`;
