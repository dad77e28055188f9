/** An offer that comes to name another counterparty, as by a merge, is listed under that one's name, not the former. */
export default `
create function commercial_offers_take_name() returns trigger language plpgsql as $$
begin
  select name_short into strict new.counterparty_name from counterparties where id = new.counterparty_id;
  return new;
end $$;
create trigger commercial_offers_counterparty_changed before update of counterparty_id on commercial_offers
  for each row when (new.counterparty_id is not null and new.counterparty_id is distinct from old.counterparty_id)
  execute function commercial_offers_take_name();

update commercial_offers f set counterparty_name = c.name_short
from counterparties c where c.id = f.counterparty_id and f.counterparty_name <> c.name_short;
`;
