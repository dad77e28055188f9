/**
 * An addendum is also looked for by its agreement's number and company. Words of two tables have no index in common,
 * and a search read every addendum with its agreement: the words of the agreement stand beside the addendum's own.
 */
export default `
alter table addendums add column agreement_words text not null default '';

create function addendums_take_agreement() returns trigger language plpgsql as $$
begin
  new.agreement_words := (
    select search_text(a.counterparty_name) || ' ' || a.number_search from agreements a where a.id = new.agreement_id);
  return new;
end $$;
create trigger addendums_agreement_new before insert on addendums
  for each row execute function addendums_take_agreement();
create trigger addendums_agreement_changed before update of agreement_id on addendums
  for each row execute function addendums_take_agreement();

create function agreements_rename_in_addendums() returns trigger language plpgsql as $$
begin
  update addendums set agreement_words = search_text(new.counterparty_name) || ' ' || new.number_search
  where agreement_id = new.id;
  return null;
end $$;
create trigger agreements_renamed after update on agreements for each row
  when (old.counterparty_name <> new.counterparty_name or old.number_search <> new.number_search)
  execute function agreements_rename_in_addendums();

update addendums d set agreement_words = search_text(a.counterparty_name) || ' ' || a.number_search
from agreements a where a.id = d.agreement_id;

drop index addendums_search;
create index addendums_search on addendums using gin (trigram_text(search || ' ' || agreement_words) gin_trgm_ops);
`;
