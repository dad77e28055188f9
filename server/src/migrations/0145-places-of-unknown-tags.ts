/** Where in a template each field stands that nobody knows, in the order of these fields. */
export default `
alter table file_template_contents add column unknown_places text[] not null default '{}';
`;
