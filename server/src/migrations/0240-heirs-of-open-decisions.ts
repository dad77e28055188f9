/** A decision of somebody dismissed says who is to have it, until the job that hands a great many of them on has come to it. */
export default `
alter table approval_tasks add column heir_id bigint references users;
`;
