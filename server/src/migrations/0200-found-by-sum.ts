/** The search finds by a sum what has been put away, too, which the order of the register leaves out. */
export default `
create index agreements_of_amount on agreements (effective_amount) where deleted_at is null;
`;
