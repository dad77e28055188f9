/**
 * An addendum changes what its agreement owes. The obligation stays as it was written; what the addenda of the day make of
 * it stands beside, and so does the day by its own rule: `due_date` is the one in force.
 */
export default `
alter table addendum_changes
  drop constraint addendum_changes_target,
  add constraint addendum_changes_target check (target in ('agreement', 'item', 'party', 'obligation'));
alter table obligations
  add column in_force jsonb,
  add column ruled_date date;
update obligations set ruled_date = due_date;
`;
