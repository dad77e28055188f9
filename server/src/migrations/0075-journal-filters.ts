/** The journal is narrowed by kind and by words: each in the order of its lines, and words as every search takes them. */
export default `
create index activity_logs_kind on activity_logs (entity_type, seq desc);
create index activity_logs_words on activity_logs using gin (search_text(entity_label) gin_trgm_ops);
create index activity_logs_names on activity_logs using gin (search_text(actor_name) gin_trgm_ops);
drop index activity_logs_label;
`;
