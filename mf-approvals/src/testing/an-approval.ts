import type {
  ApprovalChain,
  ApprovalVote,
  ChainStage,
  ChainTask,
} from 'shared/contract/approval/approval-chain';
import type { ApprovalSummary, ApprovalTask } from 'shared/contract/approval/approval-task';

const PEOPLE = {
  lawyer: { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: 'Юридический департамент' },
  buyer: { id: 8, full_name: 'Щербакова Елена Андреевна', department_name: 'Отдел закупок' },
  director: { id: 9, full_name: 'Орлов Виктор Сергеевич', department_name: 'Руководство' },
} as const;

export const HASH = 'a'.repeat(64);

/** A seat of the reader that waits. */
export function aSeat(patch: Partial<ChainTask> = {}): ChainTask {
  return {
    id: 31,
    assignee: PEOPLE.lawyer,
    on_behalf_of: null,
    source: 'rule',
    why: 'Должность «Юрист»',
    is_required: true,
    status: 'pending',
    is_overdue: false,
    viewed_at: '2026-11-20T08:00:00Z',
    due_at: '2026-11-24T15:00:00Z',
    started_at: '2026-11-20T08:00:00Z',
    finished_at: null,
    vote: null,
    kept: null,
    can: { vote: true, revoke: false, forward: true },
    ...patch,
  };
}

/** A decision of the reader. */
export function aVote(patch: Partial<ApprovalVote> = {}): ApprovalVote {
  return {
    id: 61,
    task_id: 31,
    user: PEOPLE.lawyer,
    on_behalf_of: null,
    decision: 'approve',
    remark: null,
    remarks: [],
    file_version: null,
    content_hash: HASH,
    created_at: '2026-11-20T09:00:00Z',
    revoked_at: null,
    revoke_reason: null,
    ...patch,
  };
}

/** A stage that is under way. */
export function aStage(patch: Partial<ChainStage> = {}): ChainStage {
  return {
    id: 21,
    position: 1,
    name: 'Юридическая экспертиза',
    action: 'approve',
    execution: 'parallel',
    quorum_type: 'all',
    quorum_value: null,
    status: 'active',
    pass: 1,
    started_at: '2026-11-20T08:00:00Z',
    due_at: '2026-11-24T15:00:00Z',
    finished_at: null,
    note: null,
    progress: { approved: 0, needed: 1, seats: 1 },
    tasks: [aSeat()],
    ...patch,
  };
}

const DOCUMENT = {
  kind: 'agreement',
  id: 5,
  label: 'Договор №\u00a0112/2026-П «Поставка реле»',
  url: '/agreements/5',
};

/** A running approval that waits for the reader. */
export function aChain(patch: Partial<ApprovalChain> = {}): ApprovalChain {
  return {
    id: 11,
    document: DOCUMENT,
    template: { id: 2, name: 'Закупки до 5 млн', version: 3 },
    round: 2,
    status: 'running',
    initiator: PEOPLE.buyer,
    started_at: '2026-11-20T08:00:00Z',
    due_at: '2026-11-24T15:00:00Z',
    is_overdue: false,
    finished_at: null,
    stage: { position: 1, of: 2, name: 'Юридическая экспертиза' },
    waiting_for: [PEOPLE.lawyer],
    lock_version: 4,
    file: null,
    content_hash: HASH,
    result_comment: null,
    cancelled_by: null,
    cancel_reason: null,
    stages: [
      aStage(),
      aStage({
        id: 22,
        position: 2,
        name: 'Генеральный директор',
        status: 'waiting',
        due_at: null,
        tasks: [aSeat({ id: 32, assignee: PEOPLE.director, status: 'waiting', why: 'Руководитель' })],
      }),
    ],
    rounds: [],
    my_task_id: 31,
    can: { recall: false, cancel: false, finish: false, add_participant: false, edit: false },
    ...patch,
  };
}

/** A task of the inbox in its second round. */
export function aTask(patch: Partial<ApprovalTask> = {}): ApprovalTask {
  return {
    id: 31,
    chain_id: 11,
    chain_lock_version: 4,
    document: DOCUMENT,
    amount: '17746000.00',
    currency_code: 'RUB',
    counterparty_name: 'Инфраструктурные решения',
    organization_name: 'Северный узел связи',
    facts: [{ name: 'payment_terms', label: 'Порядок оплаты', value: 'Аванс 30 %' }],
    risks: [],
    changes: null,
    file: null,
    initiator: PEOPLE.buyer,
    round: 2,
    stage: { id: 21, position: 1, of: 2, name: 'Юридическая экспертиза', action: 'approve' },
    assignee: PEOPLE.lawyer,
    on_behalf_of: null,
    seats: [{ task_id: 31, on_behalf_of: null }],
    why: 'Должность «Юрист»',
    is_required: true,
    status: 'pending',
    is_overdue: false,
    received_at: '2026-11-20T08:00:00Z',
    viewed_at: '2026-11-20T08:05:00Z',
    due_at: '2026-11-24T15:00:00Z',
    minutes_left: 300,
    finished_at: null,
    vote: null,
    revocable_until: null,
    decisions: ['approve', 'approve_with_remarks', 'return', 'reject', 'abstain'],
    remark_required_on: ['return', 'reject', 'approve_with_remarks'],
    bulk_obstacle: null,
    can: { vote: true, revoke: false, forward: true, add: false, bulk_approve: true },
    ...patch,
  };
}

/** The same task as it is once its reader has decided and may still take the decision back. */
export const decided = (task: ApprovalTask): ApprovalTask => ({
  ...task,
  status: 'done',
  decisions: [],
  can: { vote: false, revoke: true, forward: false, add: false, bulk_approve: false },
});

/** A page of the inbox that holds everything. */
export function inboxOf(...tasks: readonly ApprovalTask[]) {
  const meta = { current_page: 1, last_page: 1, per_page: 50, total: tasks.length, total_is_capped: false };
  return { data: tasks, meta };
}

/** Of somebody who looks after nobody's approvals. */
export const NOTHING_TO_OVERSEE: ApprovalSummary = { waiting: 0, overdue: 0, fresh: 0, oversees: false };
