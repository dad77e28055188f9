import type { Locator, Page } from '@playwright/test';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { ListOf } from 'shared/contract/list/paging';

import type { Account } from '../account';
import { anAgreement, uniqueTitle, uniqueWord } from '../an-agreement';
import type { ApiClient } from '../api-client';

type ApiOf = (account: Account) => Promise<ApiClient>;

const asked = (id: number) => ({ kind: 'user', ref_id: id, is_required: true });

async function employee(api: ApiClient, lastName: string): Promise<number> {
  const path = `/api/users?per_page=1&search=${encodeURIComponent(lastName)}`;
  const { data } = await api.get<ListOf<{ id: number }>>(path);
  const [found] = data;
  if (found === undefined) throw new Error(`Nobody is called ${lastName}`);
  return found.id;
}

/**
 * The buyer's draft of a type of its own, and the type's own route, so that no other journey meets them: a lawyer and an
 * economist who is on leave at once, then security, then the director.
 */
export async function aRoutedDraft(apiOf: ApiOf): Promise<Agreement> {
  const admin = await apiOf('admin');
  const idOf = async (account: Account) => (await apiOf(account)).session.user.id;
  const name = uniqueTitle('Закупка связи');
  const { id: typeId } = await admin.post<{ id: number }>('/api/agreement-types', {
    name,
    code: uniqueWord().slice(0, 4).toUpperCase(),
  });
  const onLeave = await employee(admin, 'Астахова');
  await admin.post('/api/chain-templates', {
    name,
    document_kinds: ['agreement'],
    conditions: { agreement_type_ids: [typeId] },
    priority: 0,
    stages: [
      { name: 'Юристы и финансы', participants: [asked(await idOf('lawyer')), asked(onLeave)] },
      {
        name: 'Служба безопасности',
        reset_on: 'fields',
        reset_fields: ['counterparty'],
        participants: [asked(await idOf('admin'))],
      },
      { name: 'Директор', participants: [asked(await idOf('head'))] },
    ],
  });
  return anAgreement(await apiOf('buyer'), { agreement_type_id: typeId, penalty_terms: '0,1 % в день' });
}

/** The employee's task on the document that waits; fails when nothing does. */
export async function waitingTask(api: ApiClient, documentId: number): Promise<ApprovalTask> {
  const path = `/api/approval-tasks?filter[kind]=agreement&filter[document_id]=${String(documentId)}`;
  const { data } = await api.get<ListOf<ApprovalTask>>(path);
  const [task] = data;
  if (task === undefined) throw new Error('Nothing waits for the employee');
  return task;
}

/** The employee approves without looking: what is not the matter of the journey. */
export async function approve(api: ApiClient, documentId: number): Promise<void> {
  const { id } = await waitingTask(api, documentId);
  await api.post(`/api/approval-tasks/${String(id)}/vote`, { decision: 'approve' });
}

/** Opens the task of the document in the inbox and gives the pane of its document. */
export async function openTask(page: Page, word: string): Promise<Locator> {
  await page.locator('[data-task]').filter({ hasText: word }).click();
  const pane = page.getByRole('article', { name: word });
  await pane.getByRole('button', { name: /Согласовать/ }).waitFor();
  return pane;
}
