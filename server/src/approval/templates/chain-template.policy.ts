import { NEEDS_RECORD, type ParticipantKind } from 'shared/contract/approval/approval-status';
import type {
  ChainParticipant,
  ChainStageValues,
  RouteConditions,
} from 'shared/contract/approval/chain-template';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { plural } from 'shared/format';
import type { FieldErrors } from '../../platform/http/errors';
import type { KnownReferences } from './template-references.repository';

/** As many people as hold them, which changes with the staff; everybody else named is one person. */
const MANY_PEOPLE: readonly ParticipantKind[] = ['job_title', 'role'];

const PEOPLE = ['участник', 'участника', 'участников'] as const;

/** More decisions than people could ever give; null when there may be enough of them. */
function shortOf(participants: readonly ChainParticipant[], wanted: number | null): string | null {
  if (wanted === null || participants.some(({ kind }) => MANY_PEOPLE.includes(kind))) return null;
  const { length: people } = participants;
  return people >= wanted
    ? null
    : `На этапе ${String(people)} ${plural(people, PEOPLE)}: столько решений не собрать`;
}

/** Two participants that are the same one: nobody is asked twice at a stage. */
function repeated(participants: readonly ChainParticipant[]): string | null {
  for (const [at, { kind, ref_id: ref }] of participants.entries()) {
    const first = participants.findIndex((each) => each.kind === kind && each.ref_id === ref);
    if (first < at && (ref !== null || !NEEDS_RECORD.includes(kind)))
      return `Участник ${String(at + 1)} тот же, что участник ${String(first + 1)}: уберите одного из них`;
  }
  return null;
}

function ofQuorum({
  quorum_type: quorum,
  quorum_value: value,
  participants,
}: ChainStageValues): string | null {
  if ((quorum === 'count' || quorum === 'percent') && value === null) return REQUIRED_FIELD;
  if (quorum === 'percent' && value !== null && value > 100) return 'От 1 до 100 %';
  return quorum === 'count' ? shortOf(participants, value) : null;
}

function ofStage(stage: ChainStageValues, position: number): [string, string][] {
  const found: [string, string][] = [];
  const { participants } = stage;
  const quorum = ofQuorum(stage);
  if (quorum !== null) found.push(['quorum_value', quorum]);
  const { on_reject: rule, return_stage_position: back } = stage;
  if (rule === 'return_to_stage' && (back === null || back >= position)) {
    found.push(['return_stage_position', 'Выберите один из предыдущих этапов']);
  }
  if (stage.reset_on === 'fields' && stage.reset_fields.length === 0) {
    found.push(['reset_fields', REQUIRED_FIELD]);
  }
  if (stage.escalation_to === 'user' && stage.escalation_user_id === null) {
    found.push(['escalation_user_id', REQUIRED_FIELD]);
  }
  if (stage.escalation_action === 'auto_approve') {
    found.push(['escalation_action', 'Согласовать за сотрудника нельзя: передайте решение другому']);
  }
  const twice = repeated(participants);
  if (twice !== null) found.push(['participants', twice]);
  for (const [at, { kind, ref_id: ref }] of participants.entries()) {
    if (ref === null && NEEDS_RECORD.includes(kind))
      found.push([`participants.${String(at)}.ref_id`, REQUIRED_FIELD]);
  }
  return found;
}

/** What of the stages could not be followed, under the fields as they are sent: `stages.0.quorum_value`. */
export function stageFaults(stages: readonly ChainStageValues[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, stage] of stages.entries()) {
    for (const [field, text] of ofStage(stage, at + 1)) errors[`stages.${String(at)}.${field}`] = [text];
  }
  return errors;
}

interface Referring {
  stages: readonly ChainStageValues[];
  conditions: RouteConditions;
  /** Names of the fields that documents of these kinds are agreed upon by. */
  resetFields: ReadonlySet<string>;
}

const GONE = 'Выберите значения из списка';
const NOT_WORKING = 'Этот сотрудник сейчас не работает в системе: выберите другого';

/** The records these conditions name that are not there, under their fields. */
function conditionReferenceFaults(
  path: string,
  conditions: RouteConditions,
  known: KnownReferences,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const list of ['agreement_type_ids', 'organization_ids', 'department_ids'] as const) {
    if (!conditions[list].every((id) => known.conditions.has(`${list}:${String(id)}`)))
      errors[`${path}.${list}`] = [GONE];
  }
  return errors;
}

/** What a template names that is not there: people who do not work, records and fields that do not exist. */
export function referenceFaults(
  { stages, conditions, resetFields }: Referring,
  known: KnownReferences,
): FieldErrors {
  const errors: FieldErrors = {};
  Object.assign(errors, conditionReferenceFaults('conditions', conditions, known));
  for (const [at, stage] of stages.entries()) {
    const path = `stages.${String(at)}`;
    if (stage.condition !== null)
      Object.assign(errors, conditionReferenceFaults(`${path}.condition`, stage.condition, known));
    for (const [place, { kind, ref_id: ref }] of stage.participants.entries()) {
      if (ref !== null && (NEEDS_RECORD.includes(kind) || kind === 'department_head')) {
        if (!known.seats.has(`${kind}:${String(ref)}`))
          errors[`${path}.participants.${String(place)}.ref_id`] = [kind === 'user' ? NOT_WORKING : GONE];
      }
    }
    const { escalation_to: to, escalation_user_id: user } = stage;
    if (to === 'user' && user !== null && !known.seats.has(`user:${String(user)}`))
      errors[`${path}.escalation_user_id`] = [NOT_WORKING];
    if (stage.reset_on === 'fields' && !stage.reset_fields.every((field) => resetFields.has(field)))
      errors[`${path}.reset_fields`] = [GONE];
  }
  return errors;
}
