/** The addenda by the state and the day of their originals, in both directions, empty days last. */
export default `
create index addendums_by_originals_due_at_desc on addendums (originals_due_at desc nulls last, id desc)
  where deleted_at is null;
create index addendums_by_originals_due_at on addendums (originals_due_at, id) where deleted_at is null;
create index addendums_by_originals_status on addendums (originals_status, id) where deleted_at is null;
`;
