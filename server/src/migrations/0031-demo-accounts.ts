/** Accounts that came with the demo company, so that they can be closed with it. */
export default `
alter table users add column is_demo boolean not null default false;
`;
