import { CHAIN_STATUS_LABELS, DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import type { ChainStatus, Decision, TaskStatus } from 'shared/contract/approval/approval-status';
import { quoted } from 'shared/contract/quotation';
import type { Refusal } from './engine/steps';
import { permissionLabel } from 'shared/contract/access/permissions';

/** The right to decide, as roles name it. */
export const VOTING = quoted(permissionLabel('approval_chains.vote'));

/** Why a step of approval was not taken, in one sentence. */
export const REFUSAL_TEXTS: Record<Refusal, string> = {
  over: 'Согласование уже завершено',
  no_seat: 'Эта задача больше не действует: согласование пошло дальше',
  not_in_turn: 'До этого этапа очередь ещё не дошла',
  not_needed: 'Решение больше не требуется: этап завершён без него',
  decided: 'Вы уже приняли другое решение. Чтобы изменить его, сначала отзовите прежнее',
  kept: 'Решение не требуется: действует прежнее согласование',
  not_decided: 'Отзывать нечего: решения по этой задаче нет',
  followed: 'Отозвать решение нельзя: на его основании уже решают следующие участники',
  required_abstains: 'Обязательный участник не может воздержаться',
  stage_over: 'Этап уже завершён, добавить участника нельзя',
};

const HANDED_ON = 'Решение уже передано другому сотруднику';
const CLOSED: Partial<Record<TaskStatus, string>> = {
  forwarded: HANDED_ON,
  reassigned: HANDED_ON,
  done: 'Решение по этой задаче уже принято',
};

/** Why nothing more is done with a task that waits for nobody. */
export function closedText(status: TaskStatus): string {
  return CLOSED[status] ?? REFUSAL_TEXTS.not_needed;
}

const OVER: Partial<Record<ChainStatus, string>> = {
  paused: 'Согласование приостановлено. Решают, когда его возобновят',
  cancelled: 'Согласование отозвано, решение больше не требуется',
  returned: 'Документ уже вернули на доработку, решение больше не требуется',
  rejected: 'В согласовании уже отказано, решение больше не требуется',
  passed: 'Согласование уже пройдено',
  reset: 'Согласование уже пройдено и требует нового круга',
};

/** Why nothing is decided any more, by how the round ended. */
export function overText(status: ChainStatus): string {
  return OVER[status] ?? `Согласование: ${CHAIN_STATUS_LABELS[status].toLowerCase()}`;
}

/** «Вы уже решили: „Согласовано“…». */
export function decidedText(decision: Decision): string {
  return `Вы уже решили: «${DECISION_LABELS[decision]}». Чтобы изменить решение, сначала отзовите прежнее`;
}

/** The same decision came once more, with words that the one that stands does not have. */
export function otherWordsText(decision: Decision): string {
  return `Вы уже решили: «${DECISION_LABELS[decision]}», и новое замечание не записано. Отзовите решение и примите его с этим замечанием`;
}

/** A remark is answered once: what was said first stays to be read. */
export function answeredText(answer: string): string {
  return `На это замечание уже ответили: ${quoted(answer)}. Обновите страницу`;
}

/** Somebody would choose who approves a document although a template says so. */
export function pastRouteText(template: string): string {
  return `Документ согласуют по маршруту ${quoted(template)}. Других согласующих назначает сотрудник с правом редактировать цепочки согласования`;
}

/** Somebody is named for a decision who has no right to decide. */
export function noRightText(name: string): string {
  return `${name} не может согласовывать: нет права ${VOTING}. Выберите другого сотрудника`;
}

/** What is said of a round that somebody has ended over the heads of those who were to decide. */
export const WITHOUT_DECISIONS = 'Завершено без решений участников';
/** Of a stage that nobody refused: too few are left to approve. */
export const NO_QUORUM = 'Кворум не набран: участники воздержались';
export const ALREADY_PAUSED = 'Согласование уже приостановлено';
export const NOT_PAUSED = 'Согласование не приостановлено, возобновлять нечего';
export const CLOCK_WENT_BACK = 'Время на сервере раньше, чем время решения. Обратитесь к администратору';
export const CONTENT_CHANGED = 'Документ изменился с тех пор, как вы его открыли. Обновите страницу';
export const CHANGED_IN_LIST = 'По документу что-то изменилось, пока список был открыт. Откройте документ';
export const NOT_YOURS = 'Решение по этой задаче принимает другой сотрудник';
export const TOO_LATE = 'Отозвать решение можно только в течение 10 минут';
export const NO_FORWARD = 'На этом этапе решение не перенаправляют';
export const NO_ADD = 'На этом этапе участников не добавляют';
export const SENDER = 'Документ не согласует тот, кто его отправил';
export const AUTHOR = 'Документ не согласует его автор';
export const OWN_SENDING =
  'Документ отправили вы: согласованным без решений его может признать только другой сотрудник';
export const SEVERAL_STAGES = 'Выберите документы с одинаковым действием: согласовать или ознакомиться';
export const NOT_DECIDED_NOW = 'Решение не принято из-за сбоя. Откройте документ и решите ещё раз';
