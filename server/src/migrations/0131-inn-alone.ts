/** Whoever has no КПП is told apart by the ИНН alone, so that what the database refuses says which of the two it is. */
export default `
drop index counterparties_inn_key;
create unique index counterparties_inn_kpp_key on counterparties (inn, kpp, is_own)
  where inn is not null and kpp is not null and deleted_at is null and archived_at is null;
create unique index counterparties_inn_alone_key on counterparties (inn, is_own)
  where inn is not null and kpp is null and deleted_at is null and archived_at is null;
create index counterparties_inn on counterparties (inn) where inn is not null;
`;
