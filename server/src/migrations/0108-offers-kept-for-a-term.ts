/** Commercial offers are destroyed by act as agreements are: the card stays and says by which. */
export default `
alter table commercial_offers
  add column destroyed_at timestamptz,
  add column destruction_act_id bigint references destruction_acts (id),
  add column destruction_act text;
create index commercial_offers_destruction_act on commercial_offers (destruction_act_id)
  where destruction_act_id is not null;
`;
