import type { FastifyInstance } from 'fastify';
import type { OtherNames } from '../platform/http/also-named';
import { obligedKinds } from './obliged-kinds';

const PARTS: Readonly<Record<string, string>> = { base: 'due_base', offset: 'due_offset', unit: 'due_unit' };

function partsOf(rule: unknown): Record<string, unknown> {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return { due_rule: rule };
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]) => [
      Object.hasOwn(PARTS, name) ? String(PARTS[name]) : `due_rule.${name}`,
      value,
    ]),
  );
}

/** The terms of an obligation as the domain reference calls them. */
export const TERM_NAMES: OtherNames = {
  due_date: 'due_day',
  shift_rule: 'due_shift',
  depends_on_id: 'after_id',
  due_rule: partsOf,
};

/** With its document by the kind: `agreement_id` is an agreement of that number. */
export function namesWithDocument(app: FastifyInstance): OtherNames {
  const documents = obligedKinds(app).map(
    ({ kind }): [string, (value: unknown) => Record<string, unknown>] => [
      `${kind.name}_id`,
      (value) => ({ document_type: kind.name, document_id: value }),
    ],
  );
  return { ...TERM_NAMES, ...Object.fromEntries(documents) };
}
