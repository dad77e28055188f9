import { CHANGEABLE_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import { uncapitalised } from 'shared/contract/first-letter';
import { quoted } from 'shared/contract/quotation';
import type { KeptTermChange } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';
import { checkRates } from '../../records/lines/item-rules';
import { findReferences } from '../change/agreement-references.repository';
import { faultsOf } from '../change/agreement-rules';
import type { AgreementValues } from '../lines/agreement-fields';
import { type AgreementTerms, keyOfChange, valueOfChange } from './agreement-terms';
import { TAX } from './line-tax';
import { lineKey, type LinesOfTerms } from './term-key';
import { termsOn, type TermsOnDay } from './terms-on';

/** A term a rule speaks of → terms whose change may have broken it, the nearest first. */
const BROKEN_BY: Readonly<Record<string, readonly string[]>> = {
  end_date: ['end_date', 'validity_rule'],
  renewal_months: ['renewal_months', 'renewal_type'],
  renewal_type: ['renewal_type', 'validity_rule'],
  vat_note: ['vat_note', 'vat_mode'],
  vat_rate_id: ['vat_rate_id', 'vat_mode'],
  our_signatory_id: ['our_signatory_id'],
  their_signatory_id: ['their_signatory_id', 'counterparty_id'],
  bank_account_id: ['bank_account_id', 'counterparty_id'],
};

/** What the sum of a line follows from. */
const SUMMED = ['price', 'quantity', 'discount_percent'];

/** Keys of the changes that may have broken the field, the nearest first; a sum may be broken by its lines. */
function keysOf(field: string, { items, parties }: AgreementValues): readonly string[] {
  const [, of, at, part] = /^(items|parties)\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const ofLine = (
    lines: LinesOfTerms,
    line: { id?: number | undefined } | undefined,
    parts: readonly string[],
  ) => {
    const id = line?.id;
    return id === undefined ? [] : parts.map((one) => lineKey(lines, id, one));
  };
  if (of === 'parties' && part !== undefined)
    return [...ofLine(of, parties[Number(at)], [part, 'added']), 'counterparty_id'];
  if (part !== undefined) return ofLine('items', items[Number(at)], [part, ...SUMMED, 'added']);
  if (field === 'amount')
    return ['amount', ...items.flatMap((line) => ofLine('items', line, [...SUMMED, 'added']))];
  return BROKEN_BY[field] ?? [field];
}

/** True of a line that comes in by the changes, or whose tax is one of them. */
function isTaxSaid({ id }: { id?: number | undefined }, changed: ReadonlySet<string>): boolean {
  return id !== undefined && ['added', ...TAX].some((part) => changed.has(lineKey('items', id, part)));
}

/** What a rule says, and of which field of a line. */
export interface ResultingFault {
  part: string;
  message: string;
}

/** The sentence under the change that breaks a rule: where it speaks of another term, that one has to change as well. */
function sentenceOf(key: string, field: string, message: string): string {
  const other = key === field || BROKEN_BY[field] === undefined ? undefined : CHANGEABLE_FIELDS[field];
  if (other === undefined) return message;
  return `Добавьте и изменение условия ${quoted(other.label)}: ${uncapitalised(message)}`;
}

/**
 * What the rules of an agreement say against the terms these changes would lead to: key of the change → sentence.
 * Silent on what was wrong before them.
 */
export async function resultingFaults(
  trx: Trx,
  given: { terms: AgreementTerms; on: TermsOnDay; changes: readonly KeptTermChange[]; day: string },
): Promise<Map<string, ResultingFault>> {
  const { terms, on, changes, day } = given;
  const amendment = {
    source: 'addendum' as const,
    id: 0,
    from: day,
    to: null,
    dated: null,
    changes: changes.map((change) => ({
      key: keyOfChange(change),
      value: valueOfChange(change),
      clause: null,
    })),
  };
  const { values } = termsOn(on.values, [amendment], { day, percentOf: terms.percentOf });
  const found = await findReferences(trx, values);
  const changed = new Set(amendment.changes.map(({ key }) => key));
  const isSideNew = changed.has('counterparty_id') || [...changed].some((key) => key.startsWith('parties.'));
  const faults = faultsOf(values, {
    found,
    today: day,
    signatures: {},
    changed: (field) =>
      (isSideNew && field === 'parties') || (field === 'bank_account_id' && changed.has(field)),
  });
  const report = (field: string, message: string) => (faults[field] ??= [message]);
  // A rate is judged by the day the change takes effect and not by that of the agreement, and of lines alone those whose
  // tax the change says: the others have theirs since a day of their own.
  for (const field of Object.keys(faults)) if (field.endsWith('vat_rate_id')) delete faults[field];
  checkRates(values, { found, today: day, days: [day] }, (field, message) => {
    const line = values.items[Number(/^items\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)];
    if (line === undefined || isTaxSaid(line, changed)) report(field, message);
  });
  const counterparty = found.counterparties.get(values.counterparty_id);
  if (counterparty?.is_own === true) report('counterparty_id', 'Выберите контрагента, а не свою организацию');
  const told = new Map<string, ResultingFault>();
  for (const [field, [message]] of Object.entries(faults)) {
    const key = keysOf(field, values).find((one) => changed.has(one));
    if (key !== undefined && message !== undefined && !told.has(key))
      told.set(key, { part: field.split('.').at(-1) ?? field, message: sentenceOf(key, field, message) });
  }
  return told;
}
