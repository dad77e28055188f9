import { type RawBuilder, sql } from 'kysely';
import { TERMS_OVER } from 'shared/contract/file/watched-terms';
import { daysText } from '../calendar/days-text';
import type { DueRow, DueSource, DueWanted } from '../due-dates/due-sources.service';

const STEPS = [30, 7, 0];

/** The papers of a record in this state are watched: what the browser asks of one record, said of rows. */
export const watchesTermsIn = (kind: keyof typeof TERMS_OVER, status: RawBuilder<unknown>) =>
  sql<boolean>`${status} not in (${sql.join(TERMS_OVER[kind].map((over) => sql.lit(over)))})`;

/** What a file is: its own name tells where it begins with the name of its type. */
const NAMED = sql`case when t.name is null or starts_with(lower(f.original_name), lower(t.name)) then f.original_name
  else t.name || ': ' || f.original_name end`;

/** Records of a kind with the days their current files are good until: `record_id`, `day`, `names`, one row for a day. */
const endsOf = (documentable: string) => sql`
  (select v.documentable_id as record_id, v.valid_until as day,
    string_agg(${NAMED}, '; ' order by v.id) as names
  from document_versions v join files f on f.id = v.file_id left join document_types t on t.id = v.document_type_id
  where v.documentable_type = ${documentable} and v.is_current and v.valid_until is not null
    and f.destroyed_at is null
  group by v.documentable_id, v.valid_until)`;

/** The last days of a kind's files, in the calendar and beforehand to whoever works on the record. */
export function fileEnd(of: {
  kind: string;
  title: string;
  documentable: string;
  /** Called by `names` of the ends, with the record beside, and leading to its files. */
  rows: (ends: RawBuilder<unknown>, wanted: DueWanted) => RawBuilder<DueRow> | null;
}): DueSource {
  return {
    kind: of.kind,
    title: of.title,
    single: 'Окончание срока',
    // Of a current file alone, and of a record that is still alive: another one is waited for, and its card says so in red.
    canBeLate: true,
    rows: (wanted) => of.rows(endsOf(of.documentable), wanted),
    reminders: {
      steps: STEPS,
      type: 'expiring',
      title: (left) =>
        left === 0
          ? 'Приложенный документ действует последний день'
          : `Приложенный документ действует ещё ${daysText(left)}`,
    },
  };
}
