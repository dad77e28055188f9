/**
 * Addenda that changed lines of a specification without changing its sum left the tax of the agreement as it was signed,
 * and no mark that the lines are others: such agreements are reviewed by the next night.
 */
export default `
update agreements set effective_review_on = current_date
where deleted_at is null and exists (
  select from addendums d join addendum_changes c on c.addendum_id = d.id
  where d.agreement_id = agreements.id and d.deleted_at is null and d.status in ('effective', 'superseded')
    and c.target = 'item');
`;
