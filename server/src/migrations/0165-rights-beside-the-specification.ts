/** Rights of the product's own stand beside the 57 of the specification, which are still listed alone. */
export default `
alter table permissions add column is_extension boolean not null default false;
`;
