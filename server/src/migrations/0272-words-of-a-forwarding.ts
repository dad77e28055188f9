/** What was written to whoever a decision was handed to stays with it: the notice that said it is read and gone. */
export default `
alter table approval_tasks add column forward_comment text;
`;
