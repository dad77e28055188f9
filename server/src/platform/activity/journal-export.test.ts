import { strFromU8, unzipSync } from 'fflate';
import type { ExportJob } from 'shared/contract/exchange/export';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../../agreements/company.builder';
import { exportsModule } from '../../exports/exports-module';
import { holdRights } from '../../roles/role.builder';
import { rolesModule } from '../../roles/roles-module';
import type { Actor } from '../http/actor';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let company: Company;
let owner: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, agreementsModule, exportsModule] });
  company = await aCompany(app.db);
  owner = await employee({});
  const id = await anAgreement(app.db, company, {
    responsible_id: owner.id,
    title: 'Поставка',
    confidentiality: 'restricted',
  });
  await app.as(owner).patch(`/api/agreements/${String(id)}`, { lock_version: 1, title: 'Поставка серверов' });
});
afterAll(() => app.close());

async function employee(given: Parameters<Company['employee']>[0]): Promise<Actor> {
  const actor = await company.employee(given);
  await holdRights(app.db, actor);
  return actor;
}

const body = {
  resource: 'activity-logs',
  query: 'filter[entity_type]=agreement&sort=-occurred_at',
  columns: ['occurred_at', 'actor_name', 'action', 'entity_label', 'changes'],
};

async function sheetOf(actor: Actor): Promise<string> {
  const { id } = (await app.as(actor).post('/api/exports', body)).json<ExportJob>();
  await app.jobs.run();
  const answer = await app.as(actor).get(`/api/exports/${String(id)}/file`);
  expect(answer.statusCode).toBe(200);
  const parts = unzipSync(answer.rawPayload);
  return Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
}

describe('the journal as a spreadsheet', () => {
  it('is closed to strangers and to employees without the right to read the journal', async () => {
    expect((await app.stranger.post('/api/exports', body)).statusCode).toBe(401);
    const clerk = await employee({ permissions: ['agreements.read'] });
    expect((await app.as(clerk).post('/api/exports', body)).statusCode).toBe(403);
  });

  it('says who did what, and what stood there before', async () => {
    const sheet = await sheetOf(owner);
    expect(sheet).toContain(owner.name);
    expect(sheet).toContain('Поставка → Поставка серверов');
  });

  it('tells nobody of a record they do not see', async () => {
    const sheet = await sheetOf(await employee({ dataScope: 'own' }));
    expect(sheet).toContain('Нет доступа');
    expect(sheet).not.toContain('серверов');
  });

  it('is put down in the journal itself', async () => {
    const auditor = await employee({});
    await sheetOf(auditor);
    const { data } = (
      await app
        .as(auditor)
        .get(`/api/activity-logs?filter[action]=export.started&filter[actor_id]=${String(auditor.id)}`)
    ).json<{ data: { entity_label: string }[] }>();
    expect(data).toMatchObject([
      {
        entity_label: 'Журнал действий',
        action_label: 'Выгрузка реестра',
        changes: [{ label: 'Отбор', new: 'Вид записи: Договоры; Порядок: «Когда» по убыванию' }],
      },
    ]);
  });
});
