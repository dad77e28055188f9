/**
 * How many agreements there are, kept as a sum of small changes: adding a line never waits for another writer, as
 * a single counter would make it. A job folds the lines together.
 */
export default `
create table agreement_totals (
  id bigint generated always as identity primary key,
  bucket text not null check (bucket in ('live', 'archive')),
  change bigint not null
);

create function agreement_bucket(deleted_at timestamptz, archived_at timestamptz) returns text
  language sql immutable parallel safe
  return case when deleted_at is not null then null when archived_at is null then 'live' else 'archive' end;

create function agreements_count_added() returns trigger language plpgsql as $$
begin
  insert into agreement_totals (bucket, change)
    select agreement_bucket(deleted_at, archived_at), count(*) from added
      where deleted_at is null group by 1;
  return null;
end $$;
create trigger agreements_added after insert on agreements
  referencing new table as added for each statement execute function agreements_count_added();

create function agreements_count_removed() returns trigger language plpgsql as $$
begin
  insert into agreement_totals (bucket, change)
    select agreement_bucket(deleted_at, archived_at), -count(*) from removed
      where deleted_at is null group by 1;
  return null;
end $$;
create trigger agreements_removed after delete on agreements
  referencing old table as removed for each statement execute function agreements_count_removed();

create function agreements_count_moved() returns trigger language plpgsql as $$
begin
  insert into agreement_totals (bucket, change)
    select bucket, change from (values
      (agreement_bucket(old.deleted_at, old.archived_at), -1),
      (agreement_bucket(new.deleted_at, new.archived_at), 1)
    ) as moved (bucket, change) where bucket is not null;
  return null;
end $$;
create trigger agreements_moved after update on agreements for each row
  when (agreement_bucket(old.deleted_at, old.archived_at)
    is distinct from agreement_bucket(new.deleted_at, new.archived_at))
  execute function agreements_count_moved();

create function agreements_count_truncated() returns trigger language plpgsql as $$
begin
  delete from agreement_totals;
  return null;
end $$;
create trigger agreements_truncated after truncate on agreements
  for each statement execute function agreements_count_truncated();
`;
