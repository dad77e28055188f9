/** Categories of products and services a counterparty delivers. */
export default `
alter table counterparties add column category_ids bigint[] not null default '{}';
create index counterparties_categories on counterparties using gin (category_ids) where deleted_at is null;
`;
