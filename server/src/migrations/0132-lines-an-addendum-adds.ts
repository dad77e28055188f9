/**
 * An addendum adds a line to the specification. The line has its number from the start, out of the same sequence as the
 * lines of agreements: a later addendum changes or removes it as any other. What it refers to stays in the books.
 */
export default `
alter table addendum_changes
  add column added jsonb,
  add column added_product_id bigint generated always as ((added ->> 'product_id')::bigint) stored
    references products (id),
  add column added_measure_id bigint generated always as ((added ->> 'measure_id')::bigint) stored
    references measures (id),
  add column added_vat_rate_id bigint generated always as ((added ->> 'vat_rate_id')::bigint) stored
    references vat_rates (id);
create index addendum_changes_product on addendum_changes (added_product_id) where added_product_id is not null;
create index addendum_changes_measure on addendum_changes (added_measure_id) where added_measure_id is not null;
create index addendum_changes_vat_rate on addendum_changes (added_vat_rate_id) where added_vat_rate_id is not null;
alter table addendum_changes
  drop constraint addendum_changes_operation,
  add constraint addendum_changes_operation check (operation in ('set', 'remove')
    or (operation = 'add' and target = 'item' and target_id is not null)),
  add constraint addendum_changes_added check ((operation = 'add') = (added is not null));
`;
