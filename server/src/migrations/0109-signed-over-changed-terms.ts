/**
 * A signed paper takes effect as it is, also over terms that have changed since it was prepared: which they were, and
 * who wrote the signature down.
 */
export default `
alter table addendum_changes add column found jsonb;
alter table addendums add column signature_marked_by_id bigint references users (id);
`;
