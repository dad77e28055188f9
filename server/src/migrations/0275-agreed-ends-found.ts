/** Few agreements are to end sooner by a signed addendum, and every row of the register asks whether it is one of them. */
export default `
create index addendums_agreed_ends on addendums (agreement_id, effective_from, id)
  where deleted_at is null and status = 'signed' and 'termination' = any(kinds);
`;
