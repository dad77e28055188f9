/** A card asks whether others were merged into its record: it must not look through all of them. */
export default `
create index counterparties_merged_into on counterparties (merged_into_id) where merged_into_id is not null;
`;
