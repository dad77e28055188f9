/**
 * Who signed for a further side, as it was told on the day: the person the side names for that may be another one by now.
 * Of signatures written down before nobody said it, and it stays unknown.
 */
export default `
alter table agreement_parties add column signed_by text check (signed_at is not null or signed_by is null);
alter table addendum_signatures add column signed_by text;
`;
