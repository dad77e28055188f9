import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { bicFault, innFault, kppFault, ogrnFault } from 'shared/contract/counterparty/requisite-rules';
import { type Field, type FieldTable, isRequired } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { TableLine } from 'shared/document-form';
import type { FieldErrors } from 'shared/form';

import { type CounterpartyValues, counterpartyWords } from './counterparty-values';

const orNull = (text: string) => (text === '' ? null : text);

function emptyLines(name: string, of: FieldTable, lines: readonly TableLine[]): [string, string][] {
  const needed = Object.entries(of).filter(([, field]) => isRequired(field));
  return lines.flatMap((line, at) =>
    needed
      .filter(([part]) => line[part] === '' || line[part] === null)
      .map(([part]): [string, string] => [`${name}.${String(at)}.${part}`, REQUIRED_FIELD]),
  );
}

function missing(values: CounterpartyValues): [string, string][] {
  return Object.entries<Field>(COUNTERPARTY_FIELDS).flatMap(([name, field]): [string, string][] => {
    const value = values[name as keyof CounterpartyValues];
    if (field.kind === 'lines') return emptyLines(name, field.of, value as readonly TableLine[]);
    return isRequired(field) && (value === null || value === '') ? [[name, REQUIRED_FIELD]] : [];
  });
}

/** What stands in the way of saving: field path → sentence. */
export function validateCounterparty(values: CounterpartyValues): FieldErrors {
  const { type } = values;
  const [inn, kpp, ogrn] = [orNull(values.inn), orNull(values.kpp), orNull(values.ogrn)];
  const requisites = { type, inn, kpp, ogrn };
  const found: [string, string | null][] = [
    ['inn', type === null && inn === null ? null : innFault(requisites)],
    ['kpp', kppFault(requisites)],
    ['ogrn', ogrnFault(requisites)],
    ...values.bank_accounts.map((line, at): [string, string | null] => [
      `bank_accounts.${String(at)}.bic`,
      bicFault(orNull(String(line.bic ?? ''))),
    ]),
  ];
  const faults = found.filter((fault): fault is [string, string] => fault[1] !== null);
  return { ...counterpartyWords.boundFaults(values), ...Object.fromEntries([...faults, ...missing(values)]) };
}
