import type { FilterField } from '../filter/filter-field';

/** What a register is narrowed by: one field and what is asked of it. */
export type Condition =
  | { kind: 'choice' | 'reference'; field: string; values: readonly string[] }
  | { kind: 'date' | 'amount'; field: string; from: string | null; to: string | null }
  | { kind: 'flag'; field: string; value: boolean }
  | { kind: 'text'; field: string; text: string };

const nameOf = (field: string, suffix = '') => `filter[${field}]${suffix}`;

function valuesOf(params: URLSearchParams, field: string): string[] {
  return [...params.getAll(nameOf(field, '[]')), ...params.getAll(nameOf(field))].filter(
    (value) => value !== '',
  );
}

function readCondition(params: URLSearchParams, field: FilterField): Condition | null {
  const { kind, name } = field;
  if (kind === 'choice' || kind === 'reference') {
    const values = [...new Set(valuesOf(params, name))];
    return values.length === 0 ? null : { kind, field: name, values };
  }
  if (kind === 'date' || kind === 'amount') {
    const from = params.get(nameOf(name, '[gte]')) || null;
    const to = params.get(nameOf(name, '[lte]')) || null;
    return from === null && to === null ? null : { kind, field: name, from, to };
  }
  const value = params.get(nameOf(name));
  if (value === null || value === '') return null;
  if (kind === 'text') return { kind, field: name, text: value };
  return value === 'true' || value === 'false' ? { kind, field: name, value: value === 'true' } : null;
}

/** The conditions an address carries, in the order of the register's fields. */
export function readConditions(params: URLSearchParams, fields: readonly FilterField[]): Condition[] {
  return fields.flatMap((field) => readCondition(params, field) ?? []);
}

/** The parameters that say a condition; none when it asks nothing. */
export function conditionParams(condition: Condition): [string, string][] {
  const { field } = condition;
  switch (condition.kind) {
    case 'choice':
    case 'reference':
      return condition.values.map((value) => [nameOf(field, '[]'), value]);
    case 'date':
    case 'amount':
      return [
        ...(condition.from === null ? [] : [[nameOf(field, '[gte]'), condition.from] as [string, string]]),
        ...(condition.to === null ? [] : [[nameOf(field, '[lte]'), condition.to] as [string, string]]),
      ];
    case 'flag':
      return [[nameOf(field), String(condition.value)]];
    case 'text':
      return condition.text.trim() === '' ? [] : [[nameOf(field), condition.text.trim()]];
  }
}

/** Whether a parameter of the address belongs to the condition on the field. */
export function isConditionParam(name: string, field: string): boolean {
  return name === nameOf(field) || name.startsWith(`${nameOf(field)}[`);
}
