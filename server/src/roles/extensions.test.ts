import { giversOf } from 'shared/contract/access/held-permissions';
import { type ExtensionName, EXTENSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { approvalModule } from '../approval/approval-module';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { aForeigner } from '../counterparties/counterparty.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { importForm, workbook } from '../imports/import.builder';
import { importsModule } from '../imports/imports-module';
import { obligationsModule } from '../obligations/obligations-module';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { type Caller, startTestApp, type TestApp } from '../platform/testing/test-app';
import { calendarModule } from '../production-calendar/calendar-module';
import { rolesModule } from './roles-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      ...[rolesModule, handbooksModule, calendarModule, counterpartiesModule, agreementsModule],
      ...[addendumsModule, offersModule, approvalModule, obligationsModule, importsModule],
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

let last = 0;
const next = () => String((last += 1));
const agreement = (given: object) => anAgreement(app.db, company, { responsible_id: lawyer.id, ...given });

async function made(url: string, body: object): Promise<{ id: number; lock_version: number }> {
  const answer = await app.as(lawyer).post(url, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const partner = () => made('/api/counterparties', aForeigner(`Партнёр ${next()}`));
const type = () => made('/api/agreement-types', { name: `Аренда ${next()}`, code: `А${next()}` });

interface Deed {
  /** What the deed answers to the caller, each time with records of its own. */
  does: (caller: Caller) => Promise<{ statusCode: number }>;
  done: number;
  /** What is not shown is not there; everything else is not allowed. */
  refused?: number;
}

const version = { lock_version: 1 };

const DEEDS: Record<ExtensionName, Deed> = {
  'agreement_types.create': {
    does: (caller) => caller.post('/api/agreement-types', { name: `Хранение ${next()}`, code: `Х${next()}` }),
    done: 201,
  },
  'agreement_types.update': {
    does: async (caller) => {
      const { id, lock_version } = await type();
      return caller.patch(`/api/agreement-types/${String(id)}`, { name: `Найм ${next()}`, lock_version });
    },
    done: 200,
  },
  'agreement_types.delete': {
    does: async (caller) => caller.delete(`/api/agreement-types/${String((await type()).id)}`, version),
    done: 204,
  },
  'documents.sign': {
    does: async (caller) => {
      const id = await agreement({ status: 'on_signing', signing_method: 'edi' });
      const signed = { ...version, side: 'us', date: '2026-11-18' };
      return caller.post(`/api/agreements/${String(id)}/mark-signed`, signed);
    },
    done: 200,
  },
  'documents.archive': {
    does: async (caller) =>
      caller.post(`/api/agreements/${String(await agreement({ status: 'completed' }))}/archive`, version),
    done: 200,
  },
  'documents.import': {
    does: (caller) => {
      const content = workbook([['Краткое наименование'], [`Партнёр ${next()}`]]);
      return caller.inject({
        method: 'POST',
        url: '/api/imports',
        ...importForm({ resource: 'counterparties', content }),
      });
    },
    done: 201,
  },
  'documents.read_all': {
    does: async (caller) =>
      caller.get(`/api/agreements/${String(await agreement({ department_id: company.otherDepartmentId }))}`),
    done: 200,
    refused: 404,
  },
  'documents.read_restricted': {
    does: async (caller) =>
      caller.get(`/api/agreements/${String(await agreement({ confidentiality: 'restricted' }))}`),
    done: 200,
    refused: 404,
  },
  'counterparties.check': {
    does: async (caller) => {
      const { id, lock_version } = await partner();
      return caller.post(`/api/counterparties/${String(id)}/send-to-check`, { lock_version });
    },
    done: 200,
  },
  'counterparties.merge': {
    does: async (caller) => {
      const [target, source] = [await partner(), await partner()];
      const merge = { lock_version: target.lock_version, source_id: source.id, fields: {} };
      return caller.post(`/api/counterparties/${String(target.id)}/merge`, merge);
    },
    done: 200,
  },
  'obligations.manage': {
    does: async (caller) =>
      caller.post('/api/obligations', {
        document_type: 'agreement',
        document_id: await agreement({ status: 'active', amount: '1000000.00' }),
        ...{ title: 'Аванс', amount: '300000.00', due_day: '2026-12-01' },
      }),
    done: 201,
  },
  'absences.manage_other': {
    does: async (caller) =>
      caller.post('/api/absences', {
        ...{ user_id: (await company.employee()).id, deputy_id: lawyer.id },
        ...{ date_from: '2026-12-01', date_to: '2026-12-15' },
      }),
    done: 201,
  },
  'approval_chains.force': {
    does: (caller) =>
      caller.post('/api/approval-chains/999999/finish', {
        ...{ ...version, reason: 'Сделка состоялась', outcome: 'passed' },
      }),
    // There is no such round; what it does to one is tried beside the other ways out of it.
    done: 404,
  },
  'activity_logs.verify': { does: (caller) => caller.post('/api/activity-logs/verify'), done: 200 },
  'settings.manage': {
    does: (caller) => {
      last += 1;
      const day = new Date(Date.UTC(2027, 0, last)).toISOString().slice(0, 10);
      return caller.put(`/api/calendar-days/${day}`, { kind: 'holiday', lock_version: null });
    },
    done: 200,
  },
};

const NAMES = EXTENSIONS.map(({ name }) => name);
const READS: PermissionName[] = ['agreements.read', 'addendums.read', 'commercial_offers.read'];

const reader = async (permissions: readonly PermissionName[], dataScope: Actor['dataScope'] = 'department') =>
  app.as(
    await company.employee({
      dataScope,
      departmentIds: dataScope === 'department' ? [company.departmentId] : [],
      permissions: [...READS, ...permissions],
    }),
  );

test.each(NAMES)('%s opens its own deed and no other', async (name) => {
  const holder = await reader([name]);
  for (const other of NAMES) {
    const { does, done, refused = 403 } = DEEDS[other];
    const { statusCode } = await does(holder);
    expect([other, statusCode]).toEqual([other, other === name ? done : refused]);
  }
});

test('without any of them every deed is refused', async () => {
  const nobody = await reader([]);
  for (const name of NAMES) {
    const { does, refused = 403 } = DEEDS[name];
    expect([name, (await does(nobody)).statusCode]).toEqual([name, refused]);
  }
});

/** The right of the register in which the deed is tried. */
const giverOf = (name: ExtensionName) =>
  name === 'documents.import' ? 'counterparties.create' : giversOf(name)[0];

test.each(NAMES)('%s is given by what gave it before it was a right', async (name) => {
  const giver = giverOf(name);
  const holder = await reader(giver === undefined ? [] : [giver], giver === undefined ? 'all' : 'department');
  const { does, done } = DEEDS[name];
  expect((await does(holder)).statusCode).toBe(done);
});
