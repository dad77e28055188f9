/** Whose picture a file is: asked of every file that is tidied away, by the constraint and by the tidying itself. */
export default `
create index users_avatar_idx on users (avatar_file_id) where avatar_file_id is not null;
`;
