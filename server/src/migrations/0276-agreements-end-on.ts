/**
 * The day an agreement ends on stands in its own row: by its term, or sooner by an addendum every side has signed. The
 * register shows that day, sorts and filters by it and counts «Истекают» in one range of one index.
 */
const LIVE = 'where deleted_at is null and archived_at is null';

export default `
alter table agreements
  add column agreed_end_date date,
  add column agreed_end_addendum_id bigint references addendums (id) on delete set null;
alter table agreements
  add column ends_on date generated always as (least(effective_end_date, agreed_end_date)) stored;
create index agreements_by_agreed_end on agreements (agreed_end_date) where agreed_end_date is not null;
create index agreements_of_agreed_end on agreements (agreed_end_addendum_id) where agreed_end_addendum_id is not null;

create function agreements_take_agreed_end(of_agreement bigint) returns void language sql as $$
  update agreements a set agreed_end_date = agreed.effective_from, agreed_end_addendum_id = agreed.id
  from (values (of_agreement)) as given (id) left join lateral (
    select d.effective_from, d.id from addendums d
    where d.agreement_id = given.id and d.deleted_at is null and d.status = 'signed'
      and 'termination' = any(d.kinds) and d.effective_from is not null
      -- It takes effect by the original and has not got it; the same rule as lacksOriginal of the contract.
      and not (d.activation_basis = 'original' and d.signing_method <> 'edi' and d.originals_status <> 'received')
    order by d.effective_from, d.id limit 1) agreed on true
  where a.id = given.id
    and (a.agreed_end_date, a.agreed_end_addendum_id) is distinct from (agreed.effective_from, agreed.id);
$$;

create function addendums_tell_agreed_end() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and 'termination' = any(old.kinds) then
    perform agreements_take_agreed_end(old.agreement_id);
  end if;
  if tg_op <> 'DELETE' and 'termination' = any(new.kinds) then
    perform agreements_take_agreed_end(new.agreement_id);
  end if;
  return null;
end $$;
create trigger addendums_agreed_end
  after insert or delete or update of agreement_id, deleted_at, status, kinds, effective_from, activation_basis,
    signing_method, originals_status on addendums
  for each row execute function addendums_tell_agreed_end();

select agreements_take_agreed_end(agreement_id)
  from (select distinct agreement_id from addendums where status = 'signed' and 'termination' = any(kinds)) ending;

drop index addendums_agreed_ends, agreements_by_end_date_desc, agreements_by_end_date, agreements_expiring;
create index agreements_by_end_date_desc on agreements (ends_on desc nulls last, id desc) ${LIVE};
create index agreements_by_end_date on agreements (ends_on, id) ${LIVE};
create index agreements_expiring on agreements (ends_on, id) ${LIVE} and status in ('signed', 'active');
`;
