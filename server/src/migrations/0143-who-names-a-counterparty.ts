/**
 * Whether anything names a counterparty is asked of every document there is, the archived and the deleted ones too: the
 * indexes of the registers hold the living ones alone, and each card went through the whole table.
 */
export default `
create index agreements_naming_counterparty on agreements (counterparty_id);
create index agreements_naming_effective_counterparty on agreements (effective_counterparty_id);
create index agreements_naming_organization on agreements (organization_id);
create index commercial_offers_naming_organization on commercial_offers (organization_id);
create index users_naming_organization on users (organization_id);
`;
