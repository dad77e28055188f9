/** Numbers given before the register was here are not given again: counting may begin after them. */
export default `
alter table numerators
  add column start_value int not null default 1 check (start_value between 1 and 999999999),
  add column start_year text check (start_year ~ '^(19|20)\\d{2}$');
`;
