/**
 * What every row of a file says beside its cells; and the words by which rows name agreements, partners and employees,
 * so that a long file does not read whole tables once a row.
 */
export default `
alter table import_jobs add column given jsonb not null default '{}';

create index agreements_number_words on agreements (search_text(number))
  where number is not null and deleted_at is null;
create index counterparties_short_words on counterparties (search_text(name_short)) where deleted_at is null;
create index counterparties_full_words on counterparties (search_text(name_full)) where deleted_at is null;
create index users_name_words on users (search_text(full_name)) where deleted_at is null;
`;
