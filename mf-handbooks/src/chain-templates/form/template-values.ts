import type { ChainTemplate, ChainTemplateCreate } from 'shared/contract/approval/chain-template';
import { newId } from 'shared/contract/new-id';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import {
  NEEDS_RECORD,
  type DeadlineUnit,
  type EscalationAction,
  type EscalationTarget,
  type Execution,
  type ParticipantKind,
  type QuorumType,
  type RejectRule,
  type RemarkableDecision,
  type ResetRule,
  type StageAction,
} from 'shared/contract/approval/approval-status';

import type { Named } from '../../references/named';
import {
  conditionFaults,
  conditionValues,
  noConditions,
  saysNothing,
  wireOfConditions,
  type ConditionValues,
} from './condition-values';

export interface ParticipantValues {
  key: string;
  kind: ParticipantKind;
  ref: Named | null;
  is_required: boolean;
}

export interface StageValues {
  key: string;
  name: string;
  action: StageAction;
  execution: Execution;
  quorum_type: QuorumType;
  quorum_value: string;
  deadline_value: string;
  deadline_unit: DeadlineUnit;
  on_reject: RejectRule;
  /** The key of the stage one returns to: it stays that stage wherever it is moved. */
  return_to: string | null;
  reset_on: ResetRule;
  reset_fields: string[];
  skip_if_already_approved: boolean;
  allow_add: boolean;
  allow_forward: boolean;
  remark_required_on: RemarkableDecision[];
  escalation_after_hours: string;
  escalation_to: EscalationTarget;
  escalation_user: Named | null;
  escalation_action: EscalationAction;
  condition: ConditionValues;
  participants: ParticipantValues[];
}

export interface TemplateValues {
  name: string;
  description: string;
  document_kinds: string[];
  priority: string;
  total_deadline_days: string;
  is_active: boolean;
  conditions: ConditionValues;
  stages: StageValues[];
}

/** A participant nobody has chosen yet. */
export const newParticipant = (): ParticipantValues => ({
  key: newId(),
  kind: 'user',
  ref: null,
  is_required: false,
});

/** A stage as it begins: everybody at once, a working day. */
export const newStage = (): StageValues => ({
  key: newId(),
  name: '',
  action: 'approve',
  execution: 'parallel',
  quorum_type: 'all',
  quorum_value: '',
  deadline_value: '9',
  deadline_unit: 'working_hours',
  on_reject: 'return_to_author',
  return_to: null,
  reset_on: 'content',
  reset_fields: [],
  skip_if_already_approved: false,
  allow_add: true,
  allow_forward: true,
  remark_required_on: ['return', 'reject', 'approve_with_remarks'],
  escalation_after_hours: '',
  escalation_to: 'nobody',
  escalation_user: null,
  escalation_action: 'notify',
  condition: noConditions(),
  participants: [newParticipant()],
});

/** A template as it begins. */
export const newTemplate = (): TemplateValues => ({
  name: '',
  description: '',
  document_kinds: ['agreement'],
  priority: '100',
  total_deadline_days: '',
  is_active: true,
  conditions: noConditions(),
  stages: [newStage()],
});

const text = (value: number | null) => (value === null ? '' : String(value));

interface KeyedTemplate {
  names: ChainTemplate['names'];
  /** Of its stages, in their order. */
  keys: readonly string[];
}

function stageValues(
  stage: ChainTemplate['stages'][number],
  at: number,
  { names, keys }: KeyedTemplate,
): StageValues {
  const { id: _id, position: _position, return_stage_position: back, escalation_user: user, ...kept } = stage;
  return {
    ...kept,
    key: keys[at] ?? newId(),
    return_to: back === null ? null : (keys[back - 1] ?? null),
    condition: conditionValues(stage.condition, names),
    quorum_value: text(stage.quorum_value),
    deadline_value: text(stage.deadline_value),
    escalation_after_hours: text(stage.escalation_after_hours),
    escalation_user: user === null ? null : { value: user.id, label: user.name },
    participants: stage.participants.map(({ kind, ref_id, ref_name, is_required }) => ({
      key: newId(),
      kind,
      ref: ref_id === null ? null : { value: ref_id, label: ref_name ?? `№\u00a0${String(ref_id)}` },
      is_required,
    })),
  };
}

/** A template as the form holds it. */
export function valuesOfTemplate(template: ChainTemplate): TemplateValues {
  const keyed = { names: template.names, keys: template.stages.map(newId) };
  return {
    name: template.name,
    description: template.description ?? '',
    document_kinds: template.document_kinds,
    priority: String(template.priority),
    total_deadline_days: text(template.total_deadline_days),
    is_active: template.is_active,
    conditions: conditionValues(template.conditions, template.names),
    stages: template.stages.map((stage, at) => stageValues(stage, at, keyed)),
  };
}

const whole = (value: string) => (value.trim() === '' ? null : Number(value.trim()));

/** The place of the stage one returns to, from 1; null where there is none. */
function placeOfReturn({ return_to: key }: StageValues, stages: readonly StageValues[]): number | null {
  const at = stages.findIndex((stage) => stage.key === key);
  return at < 0 ? null : at + 1;
}

function wireOfStage(
  stage: StageValues,
  stages: readonly StageValues[],
): ChainTemplateCreate['stages'][number] {
  const { key: _key, return_to: _back, escalation_user: user, participants, condition, ...rest } = stage;
  return {
    ...rest,
    name: stage.name.trim(),
    condition: saysNothing(condition) ? null : wireOfConditions(condition),
    quorum_value: ['count', 'percent'].includes(stage.quorum_type) ? whole(stage.quorum_value) : null,
    deadline_value: whole(stage.deadline_value),
    return_stage_position: stage.on_reject === 'return_to_stage' ? placeOfReturn(stage, stages) : null,
    reset_fields: stage.reset_on === 'fields' ? stage.reset_fields : [],
    escalation_after_hours: whole(stage.escalation_after_hours),
    escalation_user_id: stage.escalation_to === 'user' ? (user?.value ?? null) : null,
    participants: participants.map(({ kind, ref, is_required }) => ({
      kind,
      ref_id: ref?.value ?? null,
      is_required,
    })),
  };
}

/** What the form sends. */
export function wireOfTemplate(values: TemplateValues): ChainTemplateCreate {
  return {
    name: values.name.trim(),
    description: values.description.trim() === '' ? null : values.description.trim(),
    document_kinds: values.document_kinds,
    priority: whole(values.priority) ?? 100,
    is_active: values.is_active,
    total_deadline_days: whole(values.total_deadline_days),
    conditions: wireOfConditions(values.conditions),
    stages: values.stages.map((stage, _at, stages) => wireOfStage(stage, stages)),
  };
}

const WHOLE = /^\d{1,4}$/;
const NOT_WHOLE = 'Укажите целое число';

function stageFaults(stage: StageValues, at: number, stages: readonly StageValues[]): [string, string][] {
  const path = `stages.${String(at)}`;
  const faults = conditionFaults(stage.condition, `${path}.condition`);
  if (stage.name.trim() === '') faults.push([`${path}.name`, REQUIRED_FIELD]);
  for (const name of ['deadline_value', 'escalation_after_hours'] as const) {
    if (stage[name] !== '' && !WHOLE.test(stage[name])) faults.push([`${path}.${name}`, NOT_WHOLE]);
  }
  const back = placeOfReturn(stage, stages);
  if (stage.on_reject === 'return_to_stage' && (back === null || back > at))
    faults.push([`${path}.return_stage_position`, 'Выберите один из предыдущих этапов']);
  if (stage.reset_on === 'fields' && stage.reset_fields.length === 0)
    faults.push([`${path}.reset_fields`, REQUIRED_FIELD]);
  const counts = stage.quorum_type === 'count' || stage.quorum_type === 'percent';
  if (counts && !WHOLE.test(stage.quorum_value))
    faults.push([`${path}.quorum_value`, stage.quorum_value.trim() === '' ? REQUIRED_FIELD : NOT_WHOLE]);
  if (stage.escalation_to === 'user' && stage.escalation_user === null)
    faults.push([`${path}.escalation_user_id`, REQUIRED_FIELD]);
  if (stage.participants.length === 0)
    faults.push([`${path}.participants`, 'Укажите хотя бы одного участника']);
  for (const [place, { kind, ref }] of stage.participants.entries()) {
    if (NEEDS_RECORD.includes(kind) && ref === null)
      faults.push([`${path}.participants.${String(place)}.ref_id`, REQUIRED_FIELD]);
  }
  return faults;
}

/** What has to be put right before the form is sent: field path → sentence. */
export function validateTemplate(values: TemplateValues): Record<string, string> {
  const faults = [...values.stages.flatMap(stageFaults), ...conditionFaults(values.conditions, 'conditions')];
  if (values.name.trim() === '') faults.push(['name', REQUIRED_FIELD]);
  if (values.document_kinds.length === 0) faults.push(['document_kinds', REQUIRED_FIELD]);
  if (values.stages.length === 0) faults.push(['stages', 'Добавьте хотя бы один этап']);
  const days = values.total_deadline_days.trim();
  if (days !== '' && !WHOLE.test(days)) faults.push(['total_deadline_days', NOT_WHOLE]);
  if (!WHOLE.test(values.priority.trim())) faults.push(['priority', 'От 0 до 9999']);
  return Object.fromEntries(faults);
}
