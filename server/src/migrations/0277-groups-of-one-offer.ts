/** An offer left alone in its comparison is compared with nothing: there was no end to such a group, and its winner won over nobody. */
export default `
update commercial_offers f set competitor_group_id = null, is_winner = false
from (
  select competitor_group_id as id from commercial_offers where competitor_group_id is not null
  group by competitor_group_id
  having count(*) filter (where deleted_at is null) < 2) lone
where f.competitor_group_id = lone.id;
`;
