/**
 * Two records with one phone, address or account may be one company. A phone is compared by its last ten digits, without
 * what is written behind it; ranges of letters instead of classes, as in names.
 */
export default `
create function phone_key(value text) returns text
  language sql immutable strict parallel safe
  return nullif(right(regexp_replace(regexp_replace(value, '[,;a-zA-Zа-яА-ЯёЁ].*$', ''), '[^0-9]', '', 'g'), 10), '');

create index counterparties_phone_key on counterparties (phone_key(phone)) where phone is not null;
create index counterparties_email_key on counterparties (search_text(email)) where email is not null;
create index bank_accounts_account on bank_accounts (account);
`;
