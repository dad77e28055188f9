import { quoted } from '../../contract/quotation';
import { visibleText } from '../../contract/record/visible-text';
import { readParam, withoutCondition, withSearch, withTab } from '../address/address';
import type { Condition } from '../address/condition';
import { conditionSentence } from '../filter/condition-sentence';
import type { FilterField } from '../filter/filter-field';
import type { RegisterTab } from '../register-definition';

/** One of the conditions that together leave nothing. */
export interface Exclusion {
  key: string;
  /** As a sentence takes it: «Подразделение: Закупки». */
  name: string;
  /** The address without it. */
  without: URLSearchParams;
}

interface Question {
  params: URLSearchParams;
  conditions: readonly Condition[];
  fields: readonly FilterField[];
  names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  tabs: readonly RegisterTab[] | undefined;
}

/** Everything the address narrows the list by, each with the address that leaves it out. */
export function exclusionsOf({ params, conditions, fields, names, tabs }: Question): Exclusion[] {
  const search = params.get('search') ?? '';
  const [first] = tabs ?? [];
  const tab = tabs?.find((other) => other.id === readParam(params, 'tab', {}));
  return [
    ...(search === ''
      ? []
      : [{ key: 'search', name: `Поиск ${quoted(visibleText(search))}`, without: withSearch(params, '') }]),
    ...conditions.flatMap((condition) => {
      const field = fields.find((other) => other.name === condition.field);
      if (field === undefined) return [];
      const name = `${field.label}: ${conditionSentence(condition, field, names.get(field.name))}`;
      return [{ key: field.name, name, without: withoutCondition(params, field.name) }];
    }),
    ...(tab === undefined || first === undefined || tab.id === first.id
      ? []
      : [{ key: 'tab', name: `Вкладка ${quoted(tab.label)}`, without: withTab(params, first.id, first.id) }]),
  ];
}
