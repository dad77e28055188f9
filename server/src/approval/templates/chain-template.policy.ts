import { type ParticipantKind } from 'shared/contract/approval/approval-status';
import type { ChainStageValues } from 'shared/contract/approval/chain-template';
import type { FieldErrors } from '../../platform/http/errors';

/** Who is named by a record; a head of a department may also be that of the document's own. */
const NEEDS_RECORD: readonly ParticipantKind[] = ['user', 'job_title', 'role'];

function ofStage(stage: ChainStageValues, position: number): [string, string][] {
  const found: [string, string][] = [];
  const { quorum_type: quorum, quorum_value: value, participants } = stage;
  if ((quorum === 'count' || quorum === 'percent') && value === null)
    found.push(['quorum_value', 'Обязательное поле']);
  if (quorum === 'percent' && value !== null && value > 100) found.push(['quorum_value', 'От 1 до 100 %']);
  const { on_reject: rule, return_stage_position: back } = stage;
  if (rule === 'return_to_stage' && (back === null || back >= position)) {
    found.push(['return_stage_position', 'Выберите один из предыдущих этапов']);
  }
  if (stage.reset_on === 'fields' && stage.reset_fields.length === 0) {
    found.push(['reset_fields', 'Выберите хотя бы одно поле']);
  }
  if (stage.escalation_to === 'user' && stage.escalation_user_id === null) {
    found.push(['escalation_user_id', 'Выберите сотрудника']);
  }
  if (stage.escalation_action === 'auto_approve') {
    found.push(['escalation_action', 'Согласовать за сотрудника нельзя: передайте решение другому']);
  }
  for (const [at, { kind, ref_id: ref }] of participants.entries()) {
    if (ref === null && NEEDS_RECORD.includes(kind))
      found.push([`participants.${String(at)}.ref_id`, 'Выберите, кто это']);
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
