/** Who watches a record is asked with its card. */
export default `
create index record_subscriptions_watched on record_subscriptions (resource, record_id);
`;
