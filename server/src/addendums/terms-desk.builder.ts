import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { effectiveTerms, type EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement } from '../agreements/company.builder';
import type { Module } from '../platform/module';
import { startTestApp } from '../platform/testing/test-app';
import { addendumsModule } from './addendums-module';

const TODAY = '2026-11-20';

interface Line {
  target?: string;
  target_id?: number;
  field: string;
  new_value: unknown;
  clause_ref?: string;
}
type Given = Omit<Parameters<typeof anAgreement>[2], 'responsible_id'>;

/** An answer with plain spaces: the others are the business of whoever prints. */
export const said = <T>(answer: { body: string }) => JSON.parse(answer.body.replaceAll('\u00a0', ' ')) as T;

/** Field → sentences of a refusal. */
export const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors: Record<string, string[]> }>().errors;

/** What a term says on the day that was asked for. */
export const textOf = (terms: EffectiveTerms, key: string) =>
  terms.terms.find((term) => term.key === key)?.text;

/** The address of what is in force. */
export const termsUrl = (id: number, day?: string) =>
  `/api/agreements/${String(id)}/effective-terms${day === undefined ? '' : `?as_of=${day}`}`;

/** A company with a lawyer who makes addenda to signed agreements, on 20.11.2026; further modules beside. */
export async function aTermsDesk(modules: readonly Module[] = []) {
  const app = await startTestApp({
    modules: [agreementsModule, addendumsModule, ...modules],
    now: new Date(`${TODAY}T09:00:00Z`),
  });
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  const signed = (given: Given = {}) =>
    anAgreement(app.db, company, {
      responsible_id: lawyer.id,
      status: 'active',
      agreement_date: '2024-03-12',
      start_date: '2024-03-12',
      end_date: '2026-12-31',
      amount: '12000000.00',
      vat_mode: 'included',
      vat_rate_id: company.rateId('vat20'),
      ...given,
    });

  const lines = (changes: Line[]) => changes.map((change) => ({ target: 'agreement', ...change }));

  const post = (agreement: number, changes: Line[], given: object = {}) =>
    app.as(lawyer).post('/api/addendums', {
      agreement_id: agreement,
      title: 'Об изменении условий',
      kinds: ['price'],
      summary: 'Меняются условия',
      responsible_id: lawyer.id,
      addendum_date: '2026-11-10',
      effective_from: '2026-11-15',
      signing_method: 'edi',
      our_signatory_id: company.ourSignatoryId,
      their_signatory_id: company.theirSignatoryId,
      changes: lines(changes),
      ...given,
    });
  const draft = async (...args: Parameters<typeof post>) => said<Addendum>(await post(...args));
  const at = (id: number) => `/api/addendums/${String(id)}`;
  const read = async (id: number) => said<Addendum>(await app.as(lawyer).get(at(id)));
  const act = async (id: number, action: string, body: object = {}) =>
    app.as(lawyer).post(`${at(id)}/${action}`, { lock_version: (await read(id)).lock_version, ...body });
  /** Signed by both sides today, as far as its day lets it. */
  async function sign(id: number): Promise<Addendum> {
    await app.db.updateTable('addendums').set({ status: 'on_signing' }).where('id', '=', id).execute();
    await act(id, 'mark-signed', { side: 'us', date: TODAY });
    return said<Addendum>(await act(id, 'mark-signed', { side: 'them', date: TODAY }));
  }
  const made = async (...args: Parameters<typeof post>) => sign((await draft(...args)).id);

  const termsOn = async (id: number, day?: string): Promise<EffectiveTerms> =>
    effectiveTerms.parse(said(await app.as(lawyer).get(termsUrl(id, day))));
  const card = async (id: number) =>
    said<Agreement>(await app.as(lawyer).get(`/api/agreements/${String(id)}`));
  return { app, company, lawyer, signed, post, draft, read, act, sign, made, termsOn, card };
}
