import {
  EXECUTION_LABELS,
  PARTICIPANT_KIND_LABELS,
  QUORUM_LABELS,
  STAGE_ACTION_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { DeadlineUnit } from 'shared/contract/approval/approval-status';
import type { ChainStageView } from 'shared/contract/approval/chain-template';
import { counted } from 'shared/format';

type Participant = ChainStageView['participants'][number];

const UNITS: Readonly<Record<DeadlineUnit, readonly [string, string, string]>> = {
  working_hours: ['рабочий час', 'рабочих часа', 'рабочих часов'],
  working_days: ['рабочий день', 'рабочих дня', 'рабочих дней'],
  calendar_days: ['календарный день', 'календарных дня', 'календарных дней'],
};

/** «3 рабочих дня». */
export const termWords = (value: number, unit: DeadlineUnit) => counted(value, UNITS[unit]);

/** One participant may be several people, unless it is an employee. */
const asksSeveral = ({ participants }: ChainStageView) =>
  participants.length > 1 || participants.some(({ kind }) => kind === 'job_title' || kind === 'role');

/** Whom a stage asks, and without whom the others' decisions are not enough: «Юрист (обязательно), Куратор». */
export function peopleWords(stage: ChainStageView): string {
  const isTold = stage.quorum_type !== 'all' && asksSeveral(stage);
  const words = ({ kind, ref_name: name, is_required: isRequired }: Participant) =>
    `${name ?? PARTICIPANT_KIND_LABELS[kind]}${isTold && isRequired ? ' (обязательно)' : ''}`;
  return stage.participants.map(words).join(', ');
}

function quorumWords({ quorum_type: quorum, quorum_value: value }: ChainStageView): string {
  if (quorum === 'count' && value !== null) {
    return `не меньше ${counted(value, ['решения', 'решений', 'решений'])}`;
  }
  if (quorum === 'percent' && value !== null) return `не меньше ${String(value)}\u00a0% решений`;
  return QUORUM_LABELS[quorum].toLowerCase();
}

/** How a stage is decided, in one line: «По очереди · не меньше 2 решений · срок 3 рабочих дня». */
export function stageRule(stage: ChainStageView): string {
  const { action, execution, deadline_value: term, deadline_unit: unit } = stage;
  const rule = [
    action === 'approve' ? null : STAGE_ACTION_LABELS[action],
    ...(asksSeveral(stage) ? [EXECUTION_LABELS[execution], quorumWords(stage)] : []),
    term === null ? null : `срок ${termWords(term, unit)}`,
  ].filter((part) => part !== null);
  const line = rule.join(' · ');
  return `${line.slice(0, 1).toUpperCase()}${line.slice(1)}`;
}
