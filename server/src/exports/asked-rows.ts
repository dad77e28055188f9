import { filterWord } from 'shared/contract/record/register-words';
import { formatDate } from 'shared/format';
import { partAskedFor, type Register } from '../lists/register-catalogue';

type Said = Pick<Register<never>, 'columns' | 'words' | 'parts'>;

const FILTER = /^filter\[([a-z_]+)\](?:\[(gte|lte|)\])?$/;
/** What says which part of a list is on the screen; an export takes all of it. */
const OF_PAGE = new Set(['page', 'per_page', 'with']);

function labelOf({ columns, words }: Said, name: string): string {
  const word = words?.filters[name];
  if (words !== undefined && word !== undefined) return filterWord(words, name, word).label;
  const bare = name.replace(/_id$/, '');
  if (name === 'tab') return 'Вкладка';
  if (name === 'archived') return 'Архив';
  return (columns[name] ?? columns[bare] ?? columns[`${bare}_name`])?.title ?? 'Условие';
}

/** A value as a person reads it; what is a word of the machine alone and has no label is not said. */
function valueOf({ words }: Said, name: string, value: string): string | null {
  const label = words?.wordOf?.(name, value) ?? null;
  if (label !== null) return label;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'да' : 'нет';
  if (name.endsWith('_id') && /^\d+$/.test(value)) return `запись №\u00a0${value}`;
  return /^[a-z][a-z_.-]*$/.test(value) ? null : value;
}

/** The order by a column as it is read; none of what has no column, like the place in a tree. */
function orderOf({ columns, words }: Said, sort: string): string[] {
  const key = sort.replace(/^-/, '');
  const sorted = Object.values(words?.columns ?? {}).find((column) => column.sort === key);
  const title = (words?.columns[key] ?? sorted ?? columns[key] ?? columns[`${key}_name`])?.title;
  const how = sort.startsWith('-') ? 'по убыванию' : 'по возрастанию';
  return title === undefined ? [] : [`Порядок: «${title}» ${how}`];
}

const BOUNDS: Readonly<Record<string, string>> = { gte: 'от ', lte: 'до ' };

/** The values of a list's query string by their conditions; of a period none. */
export function conditionsOf(query: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const [, filter, bound] = FILTER.exec(name) ?? [];
      return filter === undefined || bound !== undefined ? [] : [[filter, value]];
    }),
  );
}

/** The list's query string in the words of its columns and conditions; null when it asks for everything. */
export function askedRows(register: Said, query: string): string | null {
  const conditions = new Map<string, string[]>();
  const others: string[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    const key = name === 'tab' ? 'filter[tab]' : name;
    const [, filter, bound = ''] = FILTER.exec(key) ?? [];
    if (filter !== undefined) {
      const said = valueOf(register, filter, value);
      const before = conditions.get(filter) ?? [];
      conditions.set(filter, said === null ? before : [...before, `${BOUNDS[bound] ?? ''}${said}`]);
    } else if (key === 'search') others.push(`Поиск: «${value}»`);
    else if (key === 'sort') others.push(...orderOf(register, value));
    else if (!OF_PAGE.has(key)) others.push(value);
  }
  const part = partAskedFor(register.parts ?? [], conditionsOf(query));
  for (const name of Object.keys(part?.asks ?? {})) conditions.delete(name);
  const narrowed = [...conditions].map(([name, values]) => {
    const label = labelOf(register, name);
    if (values.length === 0) return label;
    const isPeriod = values.every((value) => /^(от|до) /.test(value));
    return `${label}: ${values.join(isPeriod ? ' ' : ', ')}`;
  });
  const screen = part === undefined ? [] : [`Раздел: ${part.title}`];
  return [...screen, ...narrowed, ...others].join('; ') || null;
}
