import { isDeepStrictEqual } from 'node:util';
import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { differences } from 'shared/contract/record/difference';
import { wireName } from 'shared/contract/record/field-table';
import type { KeptChange, KeptValue } from 'shared/contract/record/kept-change';
import { settleInForce } from '../../obligations/obligation-in-force.service';
import type { ObligationInForce, OwedTerm } from '../../obligations/terms/owed-terms.service';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { archiveColumns, isKept } from '../../records/archiving';
import { changeAlong } from '../../records/record-change.service';
import type { Change, Deciding } from '../../records/record-source';
import { retentionUntil } from '../life/agreement-effects';
import { noticeStatus } from '../agreement-notices';
import { agreementSource } from '../agreement-source';
import { type AgreementRecord, updateAgreement } from '../agreements.repository';
import type { EffectiveTermsKept } from '../schema';
import { type AgreementTerms, termsOnDay } from './agreement-terms';
import { namesOfTerms, termsOfAgreement, termsOfRecord } from './agreement-terms.service';
import { compareAmendments, daysOfChange } from './amendments';
import { effectiveParties } from './effective-parties';
import { findPartiesInForce, replaceEffectiveParties } from './effective-parties.repository';
import { lineTerm } from './term-key';
import { namedValue } from './term-words';
import type { TermsOnDay } from './terms-on';

const PARTIES = { parties: AGREEMENT_FIELDS.parties };
const MONEY = ['amount', 'vat_mode', 'vat_rate_id', 'currency_code'];

/** The latest change of the specification; undefined while it is as it was signed. */
function latestOfItems(on: TermsOnDay): string | undefined {
  const lines = [...on.applied].filter(([key]) => lineTerm(key)?.of === 'items');
  lines.sort(([, left], [, right]) => compareAmendments(left.amendment, right.amendment));
  return lines.at(-1)?.[0];
}

/** What stands in the row of the agreement of the terms of the day: those that are not as they were signed. */
function keptOf(terms: AgreementTerms, today: string): EffectiveTermsKept | null {
  const on = termsOnDay(terms, today);
  const groundOf = (key: string) => {
    const amendment = on.applied.get(key)?.amendment;
    const found = terms.addendums.find(({ id }) => amendment?.source === 'addendum' && id === amendment.id);
    return found === undefined ? null : { id: found.id, number: found.number };
  };
  const kept: EffectiveTermsKept = {};
  for (const [key, { amendment }] of on.applied) {
    if (lineTerm(key) !== null) continue;
    const value = (on.values as Record<string, unknown>)[key] as EffectiveTermsKept[string]['value'];
    // A renewal moves the end of the agreement itself as well.
    if (amendment.source === 'renewal' && value === terms.record.end_date) continue;
    kept[key] = { value, addendum: groundOf(key) };
  }
  if (on.applied.has('validity_rule')) {
    kept.is_indefinite = { value: on.values.is_indefinite, addendum: groundOf('validity_rule') };
  }
  const party = [...on.applied.keys()].findLast((key) => lineTerm(key)?.of === 'parties');
  // Who they are stands in a table of its own.
  if (party !== undefined) kept.parties = { value: true, addendum: groundOf(party) };
  const item = latestOfItems(on);
  // What they are is folded on demand.
  if (item !== undefined) kept.items = { value: true, addendum: groundOf(item) };
  // Lines that come to the same sum may come to another tax.
  const taxed = on.amounts.vat_amount === terms.record.vat_amount ? undefined : item;
  const money = MONEY.findLast((key) => on.applied.has(key)) ?? taxed;
  if (money !== undefined) kept.vat_amount = { value: on.amounts.vat_amount, addendum: groundOf(money) };
  return Object.keys(kept).length === 0 ? null : kept;
}

const reviewDay = ({ amendments }: AgreementTerms, today: string) =>
  daysOfChange(amendments).find((day) => day > today) ?? null;

/** What the addenda of the day make of each obligation: those they leave alone are absent. */
function owedInForce(terms: AgreementTerms, today: string): Map<number, ObligationInForce> {
  const found = new Map<number, ObligationInForce>();
  const applied = [...termsOnDay(terms, today).applied].sort(([, left], [, right]) =>
    compareAmendments(left.amendment, right.amendment),
  );
  for (const [key, { amendment, change }] of applied) {
    const line = lineTerm(key);
    const addendum = terms.addendums.find(({ id }) => amendment.source === 'addendum' && id === amendment.id);
    if (line?.of !== 'obligations' || addendum === undefined) continue;
    const { id, number } = addendum;
    const part = { [line.part]: change.value } as Partial<ObligationInForce>;
    found.set(line.id, { ...found.get(line.id), ...part, addendum: { id, number } });
  }
  return found;
}

/** The further sides of the day stand beside those that were signed. */
function writeParties(trx: Trx, terms: AgreementTerms, today: string): Promise<void> {
  const parties = { original: terms.original.parties, on: termsOnDay(terms, today) };
  return replaceEffectiveParties(trx, terms.record.id, effectiveParties(terms.record.id, parties));
}

/** The row of the agreement shows the terms of the day; neither its version nor the journal tells of it. */
export async function writeEffectiveTerms(trx: Trx, agreementId: number, today: string): Promise<void> {
  const terms = await termsOfAgreement(trx, agreementId);
  const kept = keptOf(terms, today);
  await writeParties(trx, terms, today);
  await trx
    .updateTable('agreements')
    .set({
      effective_terms: kept === null ? null : JSON.stringify(kept),
      effective_review_on: reviewDay(terms, today),
    })
    .where('id', '=', agreementId)
    .execute();
}

/** An addendum ends the agreement on its day. */
export interface Termination {
  day: string;
  reason: string;
}

function stateAfter(
  { row, now, today }: Deciding<AgreementRecord>,
  {
    end,
    isIndefinite,
    termination,
  }: { end: string | null; isIndefinite: boolean; termination: Termination | null },
) {
  const entered = { status_changed_at: now, status_reason: termination?.reason ?? null };
  if (termination !== null && PARENT_STATES.includes(row.status)) {
    return {
      ...entered,
      status: 'terminated' as const,
      termination_date: termination.day,
      termination_initiator: 'mutual' as const,
      termination_reason: termination.reason,
      retention_until: retentionUntil(termination.day, row),
    };
  }
  const goesOn = row.status === 'expired' && isKept(row) && (isIndefinite || (end !== null && end >= today));
  if (!goesOn) return {};
  // What is in force is not put away: the night would pass it over, and nobody could suspend it or change its service fields.
  return {
    ...entered,
    ...archiveColumns('unarchive', { now, actorId: null }),
    status: 'active' as const,
    retention_until: null,
  };
}

/** What became of the terms, for the journal: raw, references with their names. */
async function saidOf(
  trx: Trx,
  terms: AgreementTerms,
  sides: { before: EffectiveTermsKept | null; after: EffectiveTermsKept | null },
): Promise<KeptChange[]> {
  const valueOf = (side: EffectiveTermsKept | null, key: string) =>
    (side?.[key] === undefined ? (terms.original as Record<string, unknown>)[key] : side[key].value) as
      | string
      | number
      | boolean
      | null;
  const named = new Set([...Object.keys(sides.before ?? {}), ...Object.keys(sides.after ?? {})]);
  for (const lines of ['parties', 'items']) named.delete(lines);
  const keys = [...named];
  const changed = keys
    .map((key) => ({ key, old: valueOf(sides.before, key), now: valueOf(sides.after, key) }))
    .filter(({ old, now }) => old !== now);
  const given = changed.flatMap(({ key, old, now }) => [
    { key, value: old },
    { key, value: now },
  ]);
  const names = await namesOfTerms(trx, terms, given);
  const kept = (key: string, value: string | number | boolean | null): KeptValue => {
    const named = namedValue(key, value, names);
    return typeof named === 'object' && named !== null ? { id: named.id, label: named.name } : named;
  };
  return changed.flatMap(({ key, old, now }) => {
    const entry = Object.entries(AGREEMENT_FIELDS).find(([name, field]) => wireName(name, field) === key);
    return entry === undefined ? [] : [{ field: entry[0], old: kept(key, old), new: kept(key, now) }];
  });
}

/**
 * The agreement shows the terms of today and is in the state they ask for: an expired one whose end has moved on is
 * active, one that is ended by an addendum is terminated. Everything in the given transaction; writes nothing when
 * nothing has changed.
 */
export async function refreshTerms(
  deps: Deps,
  step: { trx: Trx; change: Change; agreementId: number; termination?: Termination | null },
): Promise<void> {
  const { trx, change, agreementId: id, termination = null } = step;
  let owing: { owed: readonly OwedTerm[]; inForce: ReadonlyMap<number, ObligationInForce> } = {
    owed: [],
    inForce: new Map(),
  };
  await changeAlong(deps, agreementSource, {
    trx,
    change,
    id,
    decide: async (deciding) => {
      const { row, now, today } = deciding;
      const terms = await termsOfRecord(trx, row);
      owing = { owed: terms.original.obligations, inForce: owedInForce(terms, today) };
      const after = keptOf(terms, today);
      const before = row.effective_terms;
      const { values } = termsOnDay(terms, today);
      const state = stateAfter(deciding, {
        end: values.end_date,
        isIndefinite: values.is_indefinite,
        termination,
      });
      const isSame = isDeepStrictEqual(before, after) && Object.keys(state).length === 0;
      const sidesBefore = await findPartiesInForce(trx, id);
      await writeEffectiveTerms(trx, id, today);
      const parties = differences(PARTIES, sidesBefore, await findPartiesInForce(trx, id));
      if (isSame && parties.length === 0) return null;
      const kept = {
        effective_terms: after === null ? null : JSON.stringify(after),
        effective_review_on: reviewDay(terms, today),
      };
      await updateAgreement(trx, { id, actor: change.actor, now, set: { ...kept, ...state } });
      return {
        action: 'agreement.terms-changed',
        said: [...parties, ...(await saidOf(trx, terms, { before, after }))],
        notify: async (inner, record) => {
          if (record.status !== row.status) await noticeStatus(deps, inner, { record, actor: change.actor });
        },
      };
    },
  });
  await settleInForce(deps, { trx, change, ...owing });
}
