export default `
-- How often one person has reported a version is asked with every report.
create index release_openings_person on release_openings (user_id, area, version, reported_at);
`;
