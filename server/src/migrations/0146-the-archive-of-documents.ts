/** Few documents of many are put away, and the register lists them in its own order. */
export default `
create index commercial_offers_archived on commercial_offers (offer_date desc, id desc)
  where deleted_at is null and archived_at is not null;
create index addendums_archived on addendums (addendum_date desc nulls last, id desc)
  where deleted_at is null and archived_at is not null;
`;
