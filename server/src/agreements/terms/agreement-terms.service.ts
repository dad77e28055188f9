import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { businessDay } from '../../calendar/business-day';
import { findOwedTerms } from '../../obligations/terms/owed-terms.service';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireRecord } from '../../records/record-change.service';
import { agreementSource } from '../agreement-source';
import type { AgreementRecord } from '../agreements.repository';
import { type AgreementTerms, agreementTerms, amendmentOf, keyOfChange, startDay } from './agreement-terms';
import { effectiveTermsView } from './effective-terms.view';
import { termsOn } from './terms-on';
import { resourceOf, TERM_KEYS, type TermNames } from './term-words';
import {
  findNames,
  findPercents,
  findRenewals,
  findTermsAddendum,
  findTermsAddendums,
  type NamedResource,
} from './terms.repository';

export {
  type AgreementTerms,
  endsAgreement,
  isReplaced,
  keyOfChange,
  lineNames,
  pastChange,
  presentValue,
  sameTerm,
  startDay,
  termsOnDay,
  valueOfChange,
} from './agreement-terms';
export { namedValue, termLabel, type TermNames, termText } from './term-words';
export type { TermsOnDay } from './terms-on';
export { findToReview as findAgreementsToReview } from './terms.repository';

/** The record's terms with everything that has changed them and is to change them. */
export async function termsOfRecord(db: Db, record: AgreementRecord): Promise<AgreementTerms> {
  const addendums = await findTermsAddendums(db, record.id);
  const renewals = await findRenewals(db, record.id);
  const obligations = await findOwedTerms(db, { type: agreementSource.kind.name, id: record.id });
  return agreementTerms(record, { addendums, renewals, obligations, percentOf: await findPercents(db) });
}

/** The same of an agreement by its number, whoever asks; refuses with 404 when there is none. */
export async function termsOfAgreement(db: Db, agreementId: number): Promise<AgreementTerms> {
  return termsOfRecord(
    db,
    await requireRecord(agreementSource, db, { viewer: 'everything', id: agreementId }),
  );
}

/** Of the terms an addendum leads to, what is looked at before its approval and its signature. */
export interface ResultingTerms {
  amount: string | null;
  currency_code: string;
  counterparty_id: number;
  /** The last day of the agreement; null while it has none or is to be renewed by itself. */
  ends_on: string | null;
  /** What the agreement is worth on that day without it. */
  before: { amount: string | null; currency_code: string };
}

/** What will hold on the addendum's day once it has taken effect, whatever its state; refuses with 404 without an agreement. */
export async function termsAfterAddendum(
  db: Db,
  { agreementId, addendumId }: { agreementId: number; addendumId: number },
): Promise<ResultingTerms> {
  const terms = await termsOfAgreement(db, agreementId);
  const addendum = await findTermsAddendum(db, addendumId);
  const day = startDay(addendum?.effective_from ?? null);
  const others = terms.amendments.filter(({ source, id }) => !(source === 'addendum' && id === addendumId));
  const own = addendum === null ? [] : [{ ...amendmentOf(addendum, terms.from), from: day }];
  const on = { day, percentOf: terms.percentOf };
  const { values } = termsOn(terms.original, [...others, ...own], on);
  const { values: without } = termsOn(terms.original, others, on);
  const renews = values.renewal_type === 'auto' && terms.record.renewal_declined_on === null;
  return {
    amount: values.amount,
    currency_code: values.currency_code,
    counterparty_id: values.counterparty_id,
    ends_on: values.is_indefinite || renews ? null : values.end_date,
    before: { amount: without.amount, currency_code: without.currency_code },
  };
}

/** Everything the terms name: the present, the past, and the given values. */
export async function namesOfTerms(
  db: Db,
  terms: AgreementTerms,
  given: readonly { key: string; value: unknown }[] = [],
): Promise<TermNames> {
  const kept = terms.addendums.flatMap(({ changes }) =>
    changes.flatMap((change) => {
      const key = keyOfChange(change);
      return [
        { key, value: change.old_value },
        { key, value: change.new_value },
      ];
    }),
  );
  const original = TERM_KEYS.map((key) => ({ key, value: terms.original[key] }));
  const wanted = new Map<NamedResource, number[]>();
  for (const { key, value } of [...kept, ...original, ...given]) {
    const resource = resourceOf(key);
    if (resource !== null && typeof value === 'number') {
      wanted.set(resource, [...(wanted.get(resource) ?? []), value]);
    }
  }
  const names = new Map<NamedResource, Map<number, string>>();
  for (const [resource, ids] of wanted) names.set(resource, await findNames(db, resource, [...new Set(ids)]));
  return names;
}

/** What is in force on the day, by default today; refuses with 404 when the employee does not see the agreement. */
export async function getEffectiveTerms(
  deps: Pick<Deps, 'db' | 'now'>,
  wanted: { actor: Actor; id: number; day?: string | undefined },
): Promise<EffectiveTerms> {
  const { actor, id } = wanted;
  const record = await requireRecord(agreementSource, deps.db, { viewer: actor, id });
  const terms = await termsOfRecord(deps.db, record);
  const today = businessDay(deps.now());
  const names = await namesOfTerms(deps.db, terms);
  return effectiveTermsView({ terms, names, day: wanted.day ?? today, today });
}
