import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { type ChainStageInput, chainStageInput } from 'shared/contract/approval/chain-template';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { filesModule } from '../files/files-module';
import { type GivenUpload, uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import type { Module } from '../platform/module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { approvalModule } from './approval-module';
import { addStages } from './templates/chain-templates.repository';

/** A Friday morning in Moscow. */
export const NOW = new Date('2026-11-20T07:00:00Z');

export interface Desk {
  app: TestApp;
  company: Company;
  /** Who writes and sends agreements. */
  buyer: Actor;
  template(
    stages: ChainStageInput[],
    given?: { conditions?: object; priority?: number; kinds?: string[] },
  ): Promise<number>;
  /** A draft of the buyer's that lacks nothing, with its text. */
  draft(given?: object): Promise<number>;
  upload(id: number, given?: Partial<GivenUpload>): Promise<void>;
  card(id: number): Promise<Agreement>;
  /** Sends the agreement by its own action. */
  send(id: number): Promise<ApprovalChain>;
  chain(id: number): Promise<ApprovalChain>;
  tasks(actor: Actor, query?: string): Promise<ApprovalTask[]>;
  vote(actor: Actor, decision: string, body?: object): ReturnType<ReturnType<TestApp['as']>['post']>;
}

/** Stages where each of these people decides. */
export function stageOf(people: readonly Actor[], given: Partial<ChainStageInput> = {}): ChainStageInput {
  return {
    name: 'Юридическая экспертиза',
    participants: people.map(({ id }) => ({ kind: 'user' as const, ref_id: id })),
    ...given,
  };
}

/** A server with agreements, their files and their approval, and a buyer at work; what comes first is set up before. */
export async function aDesk(modules: readonly Module[] = [], first: readonly Module[] = []): Promise<Desk> {
  const app = await startTestApp({
    modules: [...first, filesModule, agreementsModule, approvalModule, ...modules],
    now: NOW,
  });
  const company = await aCompany(app.db);
  const buyer = await company.employee({ name: 'Журавлёва Анна Петровна' });
  const desk: Desk = {
    app,
    company,
    buyer,
    async template(stages, { conditions = {}, priority = 100, kinds = ['agreement'] } = {}) {
      const { id } = await app.db
        .insertInto('chain_templates')
        .values({
          name: 'Закупки',
          document_kinds: kinds,
          conditions: JSON.stringify(conditions),
          priority,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const parsed = stages.map((stage) => chainStageInput.parse(stage));
      await app.deps.transact((trx) => addStages(trx, { id, version: 1 }, parsed));
      return id;
    },
    async draft(given = {}) {
      const id = await anAgreement(app.db, company, {
        responsible_id: buyer.id,
        subject: 'Поставка кабеля',
        amount: '1000.00',
        vat_rate_id: company.rateId('vat22'),
        start_date: '2026-11-01',
        end_date: '2027-10-31',
        agreement_date: '2026-10-30',
        our_signatory_id: company.ourSignatoryId,
        their_signatory_id: company.theirSignatoryId,
        payment_terms: 'В течение 10 дней',
        ...given,
      });
      await desk.upload(id);
      return id;
    },
    async upload(id, given = {}) {
      const answer = await app
        .as(buyer)
        .inject({ method: 'POST', url: '/api/files', ...uploadForm({ id, ...given }) });
      expect(answer.statusCode).toBe(201);
    },
    card: async (id) => (await app.as(buyer).get(`/api/agreements/${String(id)}`)).json<Agreement>(),
    async send(id) {
      const { lock_version } = await desk.card(id);
      const url = `/api/agreements/${String(id)}/send-to-approval`;
      const answer = await app.as(buyer).post(url, { lock_version });
      expect(answer.json()).toMatchObject({ id });
      return desk.chain(id);
    },
    async chain(id) {
      const list = `/api/approval-chains?filter[kind]=agreement&filter[document_id]=${String(id)}&sort=-round`;
      const [row] = (await app.as(buyer).get(list)).json<{ data: { id: number }[] }>().data;
      const answer = await app.as(buyer).get(`/api/approval-chains/${String(row?.id)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<ApprovalChain>();
    },
    async tasks(actor, query = '') {
      const answer = await app.as(actor).get(`/api/approval-tasks?per_page=100${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ data: ApprovalTask[] }>().data;
    },
    async vote(actor, decision, body = {}) {
      const [task] = await desk.tasks(actor);
      return app.as(actor).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision, ...body });
    },
  };
  return desk;
}
