/**
 * What is in force today, in the row of the agreement itself: the register sorts and filters by it with an index of one
 * table. The columns of the original stay as they were signed; the effective ones follow from them and from what
 * addenda have made of them, which is kept in `effective_terms` (null of most agreements).
 */
const LIVE = 'where deleted_at is null and archived_at is null';
const NEWEST = 'agreement_date desc nulls last, id desc';

const term = (name: string, type: string) => `
  new.effective_${name} := case when new.effective_terms ? '${name}'
    then (new.effective_terms #>> '{${name},value}')::${type} else new.${name} end;`;

const TERMS: readonly (readonly [string, string])[] = [
  ['end_date', 'date'],
  ['is_indefinite', 'boolean'],
  ['notice_days', 'int'],
  ['amount', 'numeric(18, 2)'],
  ['vat_amount', 'numeric(18, 2)'],
  ['currency_code', 'text'],
  ['counterparty_id', 'bigint'],
];
const NAMES = TERMS.map(([name]) => name);

export default `
alter table agreements
  add column effective_terms jsonb,
  -- The next day at which time alone changes them; null when none.
  add column effective_review_on date,
  ${TERMS.map(([name, type]) => `add column effective_${name} ${type}`).join(',\n  ')};
alter table agreements add constraint agreements_effective_counterparty
  foreign key (effective_counterparty_id) references counterparties (id);

update agreements set ${NAMES.map((name) => `effective_${name} = ${name}`).join(', ')};
alter table agreements
  alter column effective_is_indefinite set not null,
  alter column effective_currency_code set not null,
  alter column effective_counterparty_id set not null;

drop trigger agreements_counterparty_new on agreements;
drop trigger agreements_counterparty_changed on agreements;
drop function agreements_take_counterparty;
create function agreements_take_effective() returns trigger language plpgsql as $$
begin
  -- A merge of counterparties renames what an addendum has brought in as well.
  if tg_op = 'UPDATE' and new.effective_counterparty_id <> old.effective_counterparty_id
    and new.effective_terms ? 'counterparty_id' and new.effective_terms = old.effective_terms then
    new.effective_terms :=
      jsonb_set(new.effective_terms, '{counterparty_id,value}', to_jsonb(new.effective_counterparty_id));
  end if;${TERMS.map(([name, type]) => term(name, type)).join('')}
  if new.counterparty_name is null
    or (tg_op = 'UPDATE' and old.effective_counterparty_id <> new.effective_counterparty_id) then
    select name_short, inn into strict new.counterparty_name, new.counterparty_inn
      from counterparties where id = new.effective_counterparty_id;
  end if;
  return new;
end $$;
create trigger agreements_effective_new before insert on agreements
  for each row execute function agreements_take_effective();
create trigger agreements_effective_changed
  before update of effective_terms, effective_counterparty_id, ${NAMES.join(', ')} on agreements
  for each row execute function agreements_take_effective();

create or replace function counterparties_rename_in_agreements() returns trigger language plpgsql as $$
begin
  update agreements set counterparty_name = new.name_short, counterparty_inn = new.inn
    where effective_counterparty_id = new.id;
  return null;
end $$;

drop index agreements_by_end_date_desc, agreements_by_end_date, agreements_by_amount_desc, agreements_by_amount,
  agreements_of_counterparty_id, agreements_expiring;
create index agreements_by_end_date_desc on agreements (effective_end_date desc nulls last, id desc) ${LIVE};
create index agreements_by_end_date on agreements (effective_end_date, id) ${LIVE};
create index agreements_by_amount_desc on agreements (effective_amount desc nulls last, id desc) ${LIVE};
create index agreements_by_amount on agreements (effective_amount, id) ${LIVE};
create index agreements_of_counterparty_id on agreements (effective_counterparty_id, ${NEWEST}) ${LIVE};
create index agreements_of_first_counterparty on agreements (counterparty_id)
  where counterparty_id <> effective_counterparty_id;
create index agreements_expiring on agreements (effective_end_date, id)
  ${LIVE} and status in ('signed', 'active');
create index agreements_of_review on agreements (effective_review_on) where effective_review_on is not null;
create index addendums_of_agreement on addendums (agreement_id) where deleted_at is null;

-- A renewal is a change of the term in time: with it the register knows what was in force on any day.
create table agreement_renewals (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements (id) on delete cascade,
  renewed_on date not null,
  end_date date not null,
  -- The end the agreement itself had before.
  previous_end_date date
);
create index agreement_renewals_agreement on agreement_renewals (agreement_id, id);

-- What cannot be a value of a term was written before terms had types.
delete from addendum_changes where target not in ('agreement', 'item') or operation = 'add'
  or (target = 'agreement' and (field is null or field not in (
    'subject', 'counterparty_id', 'our_signatory_id', 'their_signatory_id', 'validity_rule', 'end_date', 'renewal_type',
    'renewal_months', 'renewal_limit', 'notice_days', 'termination_notice_days', 'amount_type', 'amount',
    'currency_code', 'vat_mode', 'vat_rate_id', 'vat_note', 'prepayment_percent', 'payment_days', 'payment_days_type',
    'payment_terms', 'penalty_terms', 'liability_cap')))
  or (field in ('counterparty_id', 'our_signatory_id', 'their_signatory_id', 'vat_rate_id', 'renewal_months',
    'renewal_limit', 'notice_days', 'termination_notice_days', 'payment_days')
    and jsonb_typeof(new_value) not in ('number', 'null'));
alter table addendum_changes
  add constraint addendum_changes_target check (target in ('agreement', 'item')),
  add constraint addendum_changes_operation check (operation in ('set', 'remove'));
`;
