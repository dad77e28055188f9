/** The account the payments of an agreement go to: a line of one of its two sides. */
export default `
alter table agreements add column bank_account_id bigint references bank_accounts (id);
create index agreements_of_bank_account on agreements (bank_account_id) where bank_account_id is not null;
`;
