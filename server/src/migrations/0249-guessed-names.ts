/** Names made of an address where the company's directory gave none: their bearers are asked to say their own. */
export default `
alter table users add column name_is_guess boolean not null default false;
update users set name_is_guess = true where sso_subject is not null and first_name = 'Без имени';
`;
