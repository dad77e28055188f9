import { strFromU8, unzipSync } from 'fflate';
import type { ExportJob } from 'shared/contract/exchange/export';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { exportsModule } from '../exports/exports-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, agreementsModule, addendumsModule, exportsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const needsNone = { signing_method: 'paper', originals_status: 'not_required' } as const;
const awaited = { ...needsNone, originals_due_at: '2026-12-03' } as const;
const sent = { ...awaited, originals_status: 'sent' } as const;
type Original = typeof needsNone | typeof awaited | typeof sent;

const add = {
  agreements: (clerk: Actor, original: Original) =>
    anAgreement(app.db, company, { responsible_id: clerk.id, status: 'active', ...original }),
  addendums: async (clerk: Actor, original: Original) => {
    const agreement_id = await anAgreement(app.db, company, { responsible_id: clerk.id });
    const added = await app.db
      .insertInto('addendums')
      .values({
        agreement_id,
        number: '1',
        title: 'О цене',
        responsible_id: clerk.id,
        status: 'effective',
        ...original,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  },
};

test.each(['agreements', 'addendums'] as const)(
  'in the register of %s a paper that has its day is awaited, and is not among those that need none',
  async (resource) => {
    const clerk = await company.employee();
    await holdRights(app.db, clerk);
    const ids: number[] = [];
    for (const original of [needsNone, awaited, sent]) ids.push(await add[resource](clerk, original));
    const [none, due, gone] = ids;
    const found = async (states: readonly string[]) => {
      const filters = states.map((state) => `filter[originals_status][]=${state}`).join('&');
      const answer = await app.as(clerk).get(`/api/${resource}?${filters}&sort=created_at`);
      const own = answer.json<{ data: { id: number }[] }>().data.map(({ id }) => id);
      return own.filter((id) => ids.includes(id));
    };
    expect(await found(['not_required'])).toEqual([none]);
    expect(await found(['not_required', 'sent'])).toEqual([none, gone]);
    expect(await found(['awaited'])).toEqual([due]);
    expect(await found(['awaited', 'sent'])).toEqual([due, gone]);
    expect(await found(['not_required', 'awaited'])).toEqual([none, due]);

    const query = `filter[responsible_id]=${String(clerk.id)}&sort=created_at`;
    const asked = await app
      .as(clerk)
      .post('/api/exports', { resource, query, columns: ['originals_status'] });
    await app.jobs.run();
    const file = await app.as(clerk).get(`/api/exports/${String(asked.json<ExportJob>().id)}/file`);
    const sheet = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const texts = [...sheet.matchAll(/<t [^>]*>(.*?)<\/t>/g)].map((match) => match[1]);
    expect(texts).toEqual(['Оригинал', 'Не требуется', 'Ожидается', 'Отправлен']);
  },
);
