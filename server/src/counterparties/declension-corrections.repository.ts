import { sql } from 'kysely';
import type { Db } from '../platform/database/database';

/** How people have put a name and a title into the genitive; null where nobody has. */
export interface Corrections {
  full_name_genitive: string | null;
  job_title_genitive: string | null;
}

/**
 * The latest correction of that full name and of that title, whoever's signatory it was made on; of a title the book of
 * job titles counts before.
 */
export async function findCorrections(
  db: Db,
  { full_name, job_title }: { full_name: string; job_title: string },
): Promise<Corrections> {
  const found = await sql<Corrections>`
    select
      (select s.full_name_genitive from signatories s
        where lower(s.full_name) = lower(${full_name}) and s.full_name_genitive is not null
        order by s.id desc limit 1) as full_name_genitive,
      coalesce(
        (select t.name_genitive from job_titles t
          where lower(t.name) = lower(${job_title}) and t.name_genitive is not null order by t.id desc limit 1),
        (select s.job_title_genitive from signatories s
          where lower(s.job_title) = lower(${job_title}) and s.job_title_genitive is not null
          order by s.id desc limit 1)) as job_title_genitive`.execute(db);
  return found.rows[0] ?? { full_name_genitive: null, job_title_genitive: null };
}
