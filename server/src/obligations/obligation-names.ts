import type { FastifyInstance } from 'fastify';
import { obligationCreate } from 'shared/contract/obligation/obligation-input';
import { z } from 'zod';
import { alsoNamed, type OtherNames } from '../platform/http/also-named';
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

/** With its document by the kind: `agreement_id` is an agreement of that number, and null says nothing. */
function namesWithDocument(app: FastifyInstance): OtherNames {
  const documents = obligedKinds(app).map(
    ({ kind }): [string, (value: unknown) => Record<string, unknown>] => [
      `${kind.name}_id`,
      (value) => (value === null ? {} : { document_type: kind.name, document_id: value }),
    ],
  );
  return { ...TERM_NAMES, ...Object.fromEntries(documents) };
}

/** Of a body that names an addendum beside its agreement the addendum is the document, in whatever order they stand. */
function ofItsPart(app: FastifyInstance, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const said: Record<string, unknown> = { ...body };
  for (const { kind, partOf } of obligedKinds(app)) {
    const { [`${kind.name}_id`]: part, document_type: type, document_id: whole, ...rest } = said;
    if (partOf === undefined || part === undefined || type !== partOf.type) continue;
    return { ...rest, document_type: kind.name, document_id: part, [`${partOf.type}_id`]: whole };
  }
  return body;
}

/** The body of a new obligation, also by the names of the domain reference. */
export function obligationCreateBody(app: FastifyInstance) {
  const body = z.preprocess(
    (said) => ofItsPart(app, said),
    obligationCreate,
  ) as unknown as typeof obligationCreate;
  return alsoNamed(body, () => namesWithDocument(app));
}
