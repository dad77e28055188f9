import { agreement } from 'shared/contract/agreement/agreement';
import { archiveModule } from '../../archive/archive-module';
import { filesModule } from '../../files/files-module';
import { aVersion } from '../../files/version.builder';
import type { Actor } from '../../platform/http/actor';
import { startTestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement } from '../company.builder';

interface Step {
  /** Whoever takes it; the lawyer where nobody is named. */
  by?: Actor;
  [answer: string]: unknown;
}
type Given = Partial<Parameters<typeof anAgreement>[2]>;

/** A company with a lawyer who marks signatures on paper with the files that bear them, on 20.11.2026. */
export async function aSigningDesk() {
  const app = await startTestApp({
    modules: [filesModule, archiveModule, agreementsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  /** An agreement that is being signed and that nobody has signed yet. */
  const signing = (given: Given = {}) =>
    anAgreement(app.db, company, {
      responsible_id: lawyer.id,
      status: 'on_signing',
      number: `П-${String(Math.random())}`,
      agreement_date: '2026-11-10',
      signing_method: 'paper',
      our_signatory_id: company.ourSignatoryId,
      their_signatory_id: company.theirSignatoryId,
      ...given,
    });
  const surety = async (id: number, signed: object = {}) => {
    const party = { agreement_id: id, counterparty_id: company.counterpartyId, side: 'third' } as const;
    const row = await app.db
      .insertInto('agreement_parties')
      .values({ ...party, role_name: 'Поручитель', ...signed })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const file = (id: number, kind: 'draft' | 'scan' | 'attachment' = 'scan', more: object = {}) =>
    aVersion(app.db, { type: 'agreement', id, kind, ...more });
  const url = (id: number, rest = '') => `/api/agreements/${String(id)}${rest}`;
  const read = async (id: number) => agreement.parse((await app.as(lawyer).get(url(id))).json());
  const act = async (id: number, action: string, { by = lawyer, ...body }: Step) => {
    const { lock_version } = await read(id);
    return app.as(by).post(url(id, `/${action}`), { lock_version, ...body });
  };
  const mark = (id: number, body: Step) => act(id, 'mark-signed', { date: '2026-11-18', ...body });
  return { app, company, lawyer, signing, surety, file, url, read, act, mark };
}

/** Field → sentences of a refusal. */
export const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors: Record<string, string[]> }>().errors;
