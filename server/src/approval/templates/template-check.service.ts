import type { FastifyInstance } from 'fastify';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import type { ChainStageValues, RouteConditions } from 'shared/contract/approval/chain-template';
import type { Db } from '../../platform/database/database';
import { ValidationFailed, type FieldErrors } from '../../platform/http/errors';
import { approvalSubjects } from '../approval-subjects.service';
import { essentialFields, TEXT_FIELD } from '../chain-content';
import { referenceFaults, stageFaults } from './chain-template.policy';
import { clashingConditions, unknownValues } from './stage-conditions.policy';
import { findKnownReferences } from './template-references.repository';

interface Checked {
  document_kinds: readonly string[];
  stages: readonly ChainStageValues[];
  conditions: RouteConditions;
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

/** Refuses with 422 a template that could not be followed, under the fields of the form. */
export function checkTemplate({ document_kinds: kinds, stages, conditions }: Checked): void {
  const known = Object.keys(chainTemplates.fields.document_kinds.labels);
  const isKnown = kinds.every((kind) => known.includes(kind));
  refuse({
    ...clashingConditions(conditions, stages),
    ...stageFaults(stages),
    ...unknownValues('conditions', conditions),
    ...(isKnown ? {} : { document_kinds: ['Выберите значения из списка'] }),
  });
}

/** Refuses with 422 a template that names people who do not work, or records and fields that are not there. */
export async function checkReferences(
  { app, db }: { app: FastifyInstance; db: Db },
  { document_kinds: kinds, stages, conditions }: Checked,
): Promise<void> {
  const fields = approvalSubjects(app)
    .filter(({ kind }) => kinds.includes(kind.name))
    .flatMap((subject) => Object.keys(essentialFields(subject.fields)));
  const resetFields = new Set([...fields, TEXT_FIELD]);
  const known = await findKnownReferences(db, { stages, conditions });
  refuse(referenceFaults({ stages, conditions, resetFields }, known));
}
