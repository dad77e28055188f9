import { sql } from 'kysely';
import type { RememberedCases } from '../file-templates/party-values.service';
import type { Db } from '../platform/database/database';

/** How people have put a name and a title into the genitive; null where nobody has. */
export interface Corrections extends RememberedCases {
  /** The word of the book of job titles, which counts before. */
  title_of_book: string | null;
}

const UNKNOWN: Corrections = { full_name: null, job_title: null, title_of_book: null };

/**
 * The latest correction of that full name and of that title: one made while a document was composed, else the override of
 * any signatory so called.
 */
export async function findCorrections(
  db: Db,
  { full_name, job_title }: { full_name: string; job_title: string },
): Promise<Corrections> {
  const found = await sql<Corrections>`
    select
      coalesce(
        (select d.genitive from declensions d
          where d.kind = 'full_name' and d.nominative = lower(${full_name})),
        (select s.full_name_genitive from signatories s
          where lower(s.full_name) = lower(${full_name}) and s.full_name_genitive is not null
          order by s.id desc limit 1)) as full_name,
      coalesce(
        (select d.genitive from declensions d
          where d.kind = 'job_title' and d.nominative = lower(${job_title})),
        (select s.job_title_genitive from signatories s
          where lower(s.job_title) = lower(${job_title}) and s.job_title_genitive is not null
          order by s.id desc limit 1)) as job_title,
      (select t.name_genitive from job_titles t
        where lower(t.name) = lower(${job_title}) and t.name_genitive is not null
        order by t.id desc limit 1) as title_of_book`.execute(db);
  return found.rows[0] ?? UNKNOWN;
}
