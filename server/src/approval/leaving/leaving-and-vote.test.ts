import { accountsModule } from '../../accounts/accounts-module';
import { addendumsModule } from '../../addendums/addendums-module';
import { anAgreement } from '../../agreements/company.builder';
import type { User } from 'shared/contract/user/user';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { Actor } from '../../platform/http/actor';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { usersModule } from '../../users/users-module';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let admin: Actor;
beforeAll(async () => {
  // In the order of the product: the documents of whoever leaves are handed over before their decisions.
  desk = await aDesk([addendumsModule], [rolesModule, accountsModule, usersModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  await aUser(desk.app.db, { roles: ['Администратор'] });
});
afterAll(() => desk.app.close());

/** An addendum to an agreement of the lawyer's that waits for the lawyer's decision. */
async function awaitedBy(lawyer: Actor): Promise<ApprovalTask> {
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([lawyer])], { kinds: ['addendum'] });
  const agreementId = await anAgreement(desk.app.db, desk.company, {
    responsible_id: lawyer.id,
    status: 'active',
  });
  const buyer = desk.app.as(desk.buyer);
  const made = await buyer.post('/api/addendums', {
    agreement_id: agreementId,
    title: 'Продление',
    kinds: ['extension'],
    summary: 'Срок продлевается',
    responsible_id: desk.buyer.id,
  });
  const { id } = made.json<{ id: number }>();
  await desk.upload(id, { type: 'addendum' });
  const url = `/api/addendums/${String(id)}`;
  const { lock_version } = (await buyer.get(url)).json<{ lock_version: number }>();
  await buyer.post(`${url}/send-to-approval`, { lock_version });
  const [task] = await desk.tasks(lawyer);
  if (task === undefined) throw new Error('nothing waits for the lawyer');
  return task;
}

it('whoever decides at the moment they are dismissed never makes either wait for the other', async () => {
  const rounds = Array.from({ length: 12 }, (_, at) => at);
  for (const at of rounds) {
    const lawyer = await desk.company.employee({ name: `Соколова Мария ${String(at)}` });
    const successor = await desk.company.employee({ name: `Белов Андрей ${String(at)}` });
    const task = await awaitedBy(lawyer);
    const url = `/api/users/${String(lawyer.id)}`;
    const { lock_version } = (await desk.app.as(admin).get(url)).json<User>();
    const [vote, dismissal] = await Promise.all([
      desk.app.as(lawyer).post(`/api/approval-tasks/${String(task.id)}/vote`, { decision: 'approve' }),
      desk.app.as(admin).post(`${url}/dismiss`, {
        lock_version,
        dismissed_at: '2026-11-20',
        successor_id: successor.id,
      }),
    ]);
    expect([at, dismissal.statusCode, dismissal.json()]).toMatchObject([at, 200, { status: 'dismissed' }]);
    // Decided in time, or the decision is the successor's already: read before it was handed over, it has changed since.
    expect([200, 403, 409]).toContain(vote.statusCode);
    expect(await desk.tasks(successor)).toHaveLength(vote.statusCode === 200 ? 0 : 1);
  }
});
