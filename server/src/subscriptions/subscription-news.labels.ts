import type { Favourite } from 'shared/contract/list/favourite';
import { plural } from 'shared/format';
import type { ActivityLog } from '../platform/activity/activity-log.service';
import type { ToldLine } from './record-subscriptions.repository';

const MOST_NAMED = 3;
const CHANGES = ['изменение', 'изменения', 'изменений'] as const;
const RECORDS = ['новая запись', 'новые записи', 'новых записей'] as const;

const numbered = (count: number, forms: readonly [string, string, string]) =>
  `${String(count)} ${plural(count, forms)}`;

const stem = (word: string) => word.toLowerCase().replace(/[аеёиоуыэюяйь]+$/u, '');

/** «Решение» of «Решение по согласованию»: the step says what it is about by its own name. */
function isSaidBy(action: string, label: string): boolean {
  return action.split(/[^\p{L}]+/u).some((word) => stem(word) === stem(label));
}

/** «ИНН» and «Основной ОКВЭД» keep the capitals of what is short for several words. */
const inSentence = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

type Words = Pick<ActivityLog, 'labelOf' | 'wordsOf'>;

function sentenceOf(activity: Words, line: ToldLine): string {
  // A step says by its name what has become of the status.
  const action = activity.labelOf(line.action);
  // Fields are named here, and none of the records they refer to; an answer by the field it is, not by its question.
  const changes = activity
    .wordsOf({ entity_type: line.entity_type, changes: line.changes, unseen_references: [] })
    .filter(({ field }) => field !== 'status');
  const fields = [...new Set(changes.map(({ label }) => label))].filter((label) => !isSaidBy(action, label));
  const named = fields.slice(0, MOST_NAMED).map(inSentence).join(', ');
  const rest = fields.length > MOST_NAMED ? ` и ещё ${String(fields.length - MOST_NAMED)}` : '';
  return fields.length === 0 ? action : `${action}: ${named}${rest}`;
}

/** What has happened to a record in the words of its history, the newest first: values stay in the card. */
export function recordNews(activity: Words, lines: readonly ToldLine[]): string {
  const sentences = [...new Set(lines.map((line) => sentenceOf(activity, line)))];
  const named = sentences.slice(0, MOST_NAMED);
  const rest = sentences.length - named.length;
  if (rest > 0) named.push(`Ещё ${numbered(rest, CHANGES)}`);
  return named.join('. ');
}

/** «Вид «Истекают»: 3 новые записи». */
export function viewNews(name: string, count: number): string {
  return `Вид «${name}»: ${numbered(count, RECORDS)}`;
}

/** The records whose titles are told of what has entered; a view holds records of one kind. */
export function namedBy(hits: readonly Favourite[]): { type: string; ids: number[] } | undefined {
  const named = hits.slice(0, MOST_NAMED);
  const [first] = named;
  return first === undefined ? undefined : { type: first.kind, ids: named.map(({ id }) => id) };
}

/** The titles of what has entered, as many as there is room for. */
export function enteredTitles(titles: readonly string[], count: number): string {
  const named = titles.slice(0, MOST_NAMED);
  const rest = count - named.length;
  return rest > 0 ? `${named.join('. ')} и ещё ${String(rest)}` : named.join('. ');
}
