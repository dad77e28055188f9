/** Sign-in through the company's identity provider: whose account is whose there, and the ticket that ends the way in. */
export default `
alter table users
  add column sso_issuer text,
  add column sso_subject text,
  add check ((sso_issuer is null) = (sso_subject is null));
create unique index users_sso_key on users (sso_issuer, sso_subject) where deleted_at is null;

alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check
  check (kind in ('session', 'confirm', 'reset', 'setup', 'sso'));
-- Sealed; by it the provider knows whose session ends there too.
alter table tokens add column sso_hint text;
`;
