import { filterWord, type RegisterWords } from '../../contract/record/register-words';
import { counterpartyName } from '../../format/format';
import type { FilterField, FlagField, ReferenceField } from './filter-field';

type Item = Readonly<Record<string, unknown>>;
type KindOf<Word> = Word extends { kind: infer Kind } ? Kind : Word;

/** What a condition takes beside its name, its kind and its word. */
type MoreOf<Kind> = Kind extends 'choice'
  ? { labels: Readonly<Record<string, string>> }
  : Kind extends 'reference'
    ? Omit<ReferenceField, 'kind' | 'name' | 'label'>
    : Kind extends 'flag'
      ? Pick<FlagField, 'yes' | 'no'>
      : Kind extends 'date'
        ? { looksAhead?: boolean }
        : object;

/** The conditions of a register by its words, in their order; each takes what its kind needs. */
export function registerFilters<Words extends RegisterWords>(
  words: Words,
  more: { [Name in keyof Words['filters']]: MoreOf<KindOf<Words['filters'][Name]>> },
): readonly FilterField[] {
  const given: Readonly<Record<string, object>> = more;
  return Object.entries(words.filters).map(([name, word]) => {
    const { labels, ...rest } = (given[name] ?? {}) as { labels?: Readonly<Record<string, string>> };
    const options = labels && Object.entries(labels).map(([value, label]) => ({ value, label }));
    return { name, ...filterWord(words, name, word), options, ...rest } as FilterField;
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** How a condition finds employees. */
export const usersFound = {
  resource: 'users',
  optionLabel: (item: Item) => textOf(item.full_name) ?? '',
  optionHint: (item: Item) => textOf(item.job_title),
} as const;

/** A record that was merged finds what the one finds that stayed, and is called so. */
function companyName(item: Item): string {
  const { merged_into: heir } = item;
  const { legal_form, name_short } = typeof heir === 'object' && heir !== null ? (heir as Item) : item;
  return counterpartyName({ legal_form: textOf(legal_form), name_short: textOf(name_short) ?? '' }, 'list');
}

/** How a condition finds partners, own organisations, or both of them. */
export function companiesFound(isOwn?: boolean) {
  const params: Readonly<Record<string, string>> =
    isOwn === undefined ? {} : { 'filter[is_own]': String(isOwn) };
  return {
    resource: 'counterparties',
    params,
    optionLabel: companyName,
    optionHint: (item: Item) => {
      const inn = textOf(item.inn);
      return inn === null ? null : `ИНН\u00A0${inn}`;
    },
  } as const;
}
