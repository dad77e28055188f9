/** The saved view that a notification names in its words: whoever may not open it any more is not told its name. */
export default `
alter table notifications add column view_id bigint;
update notifications set view_id = substr(group_key, 6)::bigint
  where type = 'view_entered' and group_key ~ '^view:[0-9]{1,15}$';
`;
