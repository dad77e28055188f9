/** Somebody has objected to the renewal of an agreement: it ends at its end. */
export default `
alter table agreements
  add column renewal_declined_on date,
  add column renewal_declined_by text,
  add constraint agreements_renewal_declined_by check (renewal_declined_by in ('us', 'them')),
  add constraint agreements_renewal_declined check ((renewal_declined_on is null) = (renewal_declined_by is null));
`;
