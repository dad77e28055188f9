import { z } from 'zod';

import { compareDecimals, isDecimalOf } from '../money/decimal';
import { id, moment, money, optionalText, text } from '../record/field';
import { reference } from '../list/reference';
import { archivedBy } from '../record/keeper-fields';
import {
  DEADLINE_UNITS,
  ESCALATION_ACTIONS,
  ESCALATION_TARGETS,
  EXECUTIONS,
  PARTICIPANT_KINDS,
  type ParticipantKind,
  QUORUM_TYPES,
  REJECT_RULES,
  REMARKABLE_DECISIONS,
  RESET_RULES,
  STAGE_ACTIONS,
} from './approval-status';

const ids = z.array(id).max(200);

/** When a template, or a stage of it, applies; what is empty or null says nothing. Sums are in roubles. */
export const routeConditions = z.strictObject({
  agreement_type_ids: ids.default([]),
  organization_ids: ids.default([]),
  department_ids: ids.default([]),
  directions: z.array(z.string().max(32)).max(10).default([]),
  /** From this sum on. */
  amount_min: money.nullable().default(null),
  /** Below this sum: routes «до 5 млн» and «от 5 млн» do not overlap. */
  amount_max: money.nullable().default(null),
  is_template_based: z.boolean().nullable().default(null),
  counterparty_risks: z.array(z.string().max(32)).max(10).default([]),
});
export type RouteConditions = z.output<typeof routeConditions>;

/** The same as they are typed: sums that exclude each other are told together with whatever else is wrong in the form. */
const typedConditions = (follows: string) =>
  routeConditions.refine(
    ({ amount_min: least, amount_max: most }) =>
      !isDecimalOf(least, 2) || !isDecimalOf(most, 2) || compareDecimals(least, most) < 0,
    { path: ['amount_max'], error: `Должна быть больше суммы «от»: иначе ${follows} ни одному документу` },
  );
const ofTemplate = typedConditions('шаблон не подойдёт');

/** A seat of a stage as the template names it. */
export const chainParticipant = z.strictObject({
  kind: z.enum(PARTICIPANT_KINDS),
  /** The employee, job title, department or role; null of the kinds that the document itself names. */
  ref_id: id.nullable().default(null),
  is_required: z.boolean().default(false),
});
export type ChainParticipant = z.output<typeof chainParticipant>;

/** A stage of a template; its place is its place in the list. */
export const chainStageInput = z.strictObject({
  name: text(200),
  action: z.enum(STAGE_ACTIONS).default('approve'),
  execution: z.enum(EXECUTIONS).default('parallel'),
  quorum_type: z.enum(QUORUM_TYPES).default('all'),
  /** Of `count` a number of people, of `percent` 1–100; null otherwise. */
  quorum_value: z.int().min(1, 'Больше нуля').max(1000, 'Не больше 1000').nullable().default(null),
  deadline_value: z.int().min(1, 'Больше нуля').max(1000, 'Не больше 1000').nullable().default(null),
  deadline_unit: z.enum(DEADLINE_UNITS).default('working_hours'),
  on_reject: z.enum(REJECT_RULES).default('return_to_author'),
  /** Of `return_to_stage`: the place of an earlier stage, from 1. */
  return_stage_position: z.int().min(1).max(50).nullable().default(null),
  condition: typedConditions('этап не понадобится').nullable().default(null),
  reset_on: z.enum(RESET_RULES).default('content'),
  /** Of `fields`: names of the document's fields; `files` is its main text. */
  reset_fields: z.array(z.string().min(1).max(64)).max(100).default([]),
  skip_if_already_approved: z.boolean().default(false),
  allow_add: z.boolean().default(true),
  allow_forward: z.boolean().default(true),
  remark_required_on: z
    .array(z.enum(REMARKABLE_DECISIONS))
    .max(3)
    .default(['return', 'reject', 'approve_with_remarks']),
  /** Working hours after the deadline; null: nobody is told. */
  escalation_after_hours: z.int().min(0).max(1000, 'Не больше 1000').nullable().default(null),
  escalation_to: z.enum(ESCALATION_TARGETS).default('nobody'),
  escalation_user_id: id.nullable().default(null),
  escalation_action: z.enum(ESCALATION_ACTIONS).default('notify'),
  participants: z.array(chainParticipant).min(1, 'Укажите хотя бы одного участника').max(50),
});
export type ChainStageInput = z.input<typeof chainStageInput>;
export type ChainStageValues = z.output<typeof chainStageInput>;

const totalDays = z.int().min(1, 'Больше нуля').max(366, 'Не больше 366').nullable();
const priority = z.int().min(0, 'От 0 до 9999').max(9999, 'От 0 до 9999');

const body = {
  name: text(255),
  description: optionalText(2000).default(null),
  document_kinds: z.array(z.string().min(1).max(64)).min(1, 'Выберите хотя бы один вид документов').max(20),
  conditions: ofTemplate.prefault({}),
  /** The lowest goes first; of equal ones the more specific. */
  priority: priority.default(100),
  is_active: z.boolean().default(true),
  total_deadline_days: totalDays.default(null),
  stages: z.array(chainStageInput).min(1, 'Добавьте хотя бы один этап').max(20, 'Не больше 20 этапов'),
};

/** POST /api/chain-templates. */
export const chainTemplateCreate = z.strictObject(body);
export type ChainTemplateCreate = z.input<typeof chainTemplateCreate>;

/** PUT /api/chain-templates/{id}: the whole template; a change of what decides makes a new version. */
export const chainTemplateWhole = z.strictObject({ ...body, lock_version: z.int() });
export type ChainTemplateWhole = z.input<typeof chainTemplateWhole>;

/** PATCH /api/chain-templates/{id}: a part; stages only all together. */
export const chainTemplateUpdate = z.strictObject({
  name: body.name.optional(),
  description: optionalText(2000).optional(),
  document_kinds: body.document_kinds.optional(),
  conditions: ofTemplate.optional(),
  priority: priority.optional(),
  is_active: z.boolean().optional(),
  total_deadline_days: totalDays.optional(),
  stages: body.stages.optional(),
  lock_version: z.int(),
});
export type ChainTemplateUpdate = z.input<typeof chainTemplateUpdate>;

/** A seat with what it is called today. */
export const chainParticipantView = z.object({
  id,
  position: z.int(),
  kind: z.enum(PARTICIPANT_KINDS),
  ref_id: id.nullable(),
  /** «Соколова Мария Дмитриевна», «Главный бухгалтер»; null of what the document names. */
  ref_name: z.string().nullable(),
  is_required: z.boolean(),
});

export const chainStageView = z.object({
  id,
  position: z.int(),
  name: z.string(),
  action: z.enum(STAGE_ACTIONS),
  execution: z.enum(EXECUTIONS),
  quorum_type: z.enum(QUORUM_TYPES),
  quorum_value: z.int().nullable(),
  deadline_value: z.int().nullable(),
  deadline_unit: z.enum(DEADLINE_UNITS),
  on_reject: z.enum(REJECT_RULES),
  return_stage_position: z.int().nullable(),
  condition: routeConditions.nullable(),
  reset_on: z.enum(RESET_RULES),
  reset_fields: z.array(z.string()),
  skip_if_already_approved: z.boolean(),
  allow_add: z.boolean(),
  allow_forward: z.boolean(),
  remark_required_on: z.array(z.enum(REMARKABLE_DECISIONS)),
  escalation_after_hours: z.int().nullable(),
  escalation_to: z.enum(ESCALATION_TARGETS),
  escalation_user: reference.nullable(),
  escalation_action: z.enum(ESCALATION_ACTIONS),
  participants: z.array(chainParticipantView),
});
export type ChainStageView = z.infer<typeof chainStageView>;

/** The whole template. */
export const chainTemplate = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  document_kinds: z.array(z.string()),
  conditions: routeConditions,
  priority: z.int(),
  version: z.int(),
  is_active: z.boolean(),
  total_deadline_days: z.int().nullable(),
  stages: z.array(chainStageView),
  /** Names of the records the conditions point to, by `field:id`: `agreement_type_ids:4` → «Поставка». */
  names: z.record(z.string(), z.string()),
  /** Approvals made by any version of it. */
  used_count: z.int(),
  archived_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  ...archivedBy,
  lock_version: z.int(),
  can: z.object({ update: z.boolean(), delete: z.boolean(), archive: z.boolean() }),
  available_actions: z.array(z.enum(['archive', 'restore'])),
});
export type ChainTemplate = z.infer<typeof chainTemplate>;

/** Participants that a record names; whom the others lead to, the document says. */
export const NAMED_PARTICIPANTS = [
  'user',
  'job_title',
  'department_head',
  'role',
] as const satisfies readonly ParticipantKind[];

/** Why people of a participant cannot be asked, in sentences: GET /api/chain-templates/participant?kind=user&ref_id=1. */
export const participantFaults = z.object({ faults: z.array(z.string()) });
export type ParticipantFaults = z.infer<typeof participantFaults>;

/** The fields of a document that can reset a stage: GET /api/chain-templates/fields?kind=agreement. */
export const resetFields = z.object({ data: z.array(z.object({ name: z.string(), label: z.string() })) });
