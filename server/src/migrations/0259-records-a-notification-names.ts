/** The records that a notification of several names in its words: whoever no longer sees one of them is not told it. */
export default `
alter table notifications add column named_ids bigint[];
`;
