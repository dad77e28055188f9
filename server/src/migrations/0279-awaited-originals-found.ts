/** Few documents went to be signed on paper without anybody having written down that the original was sent: a value of the filter finds them. */
const UNSENT = `where deleted_at is null and originals_status = 'not_required' and originals_due_at is not null`;

export default `
create index agreements_original_unsent on agreements (id) ${UNSENT};
create index addendums_original_unsent on addendums (id) ${UNSENT};
`;
