/** How texts are compared in a search: case and ё do not matter, whatever the database's own locale is. */
export default `
create extension if not exists pg_trgm;

create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(value, 'Ёё', 'Ее') collate "und-x-icu");
`;
