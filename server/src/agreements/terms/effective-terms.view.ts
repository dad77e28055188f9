import type {
  EffectiveAddendum,
  EffectiveTerm,
  EffectiveTerms,
  TermOrigin,
} from 'shared/contract/addendum/effective-terms';
import {
  type AgreementTerms,
  amendmentOf,
  counts,
  endsAgreement,
  keyOfChange,
  lineNames,
  presentValue,
  staleChanges,
  startDay,
  termsOnDay,
  valueOfChange,
} from './agreement-terms';
import { type Applied, daysOfChange } from './amendments';
import { namedValue, sectionOf, TERM_KEYS, termLabel, type TermNames, termText } from './term-words';
import type { TermsAddendum } from './terms.repository';
import { lineKey, lineTerm } from './term-key';
import { type TermsOnDay, valueOfTerm } from './terms-on';

interface Context {
  terms: AgreementTerms;
  names: TermNames;
  day: string;
  today: string;
}

type Ground = NonNullable<TermOrigin['addendum']>;

function groundOf(addendum: TermsAddendum, clause: string | null): Ground {
  const { id, number, addendum_date, is_retroactive } = addendum;
  return { id, number, addendum_date, clause_ref: clause, is_retroactive };
}

function originOf({ terms }: Context, applied: Applied | undefined): TermOrigin {
  if (applied === undefined) return { kind: 'original', addendum: null, from: terms.from };
  const { amendment, change } = applied;
  if (amendment.source === 'renewal') return { kind: 'renewal', addendum: null, from: amendment.from };
  const addendum = terms.addendums.find(({ id }) => id === amendment.id);
  const ground = addendum === undefined ? null : groundOf(addendum, change.clause);
  return { kind: 'addendum', addendum: ground, from: amendment.from };
}

function textOn({ names }: Context, on: TermsOnDay, key: string) {
  const isAdded = key.endsWith('.added');
  const value = isAdded ? (on.applied.get(key)?.change.value ?? null) : valueOfTerm(on, key);
  return termText(key, value, { names, currency: on.values.currency_code });
}

/** Values of the term in time: one for each ground it has held on. */
function historyOf(context: Context, key: string, on: TermsOnDay): EffectiveTerm['history'] {
  const { terms } = context;
  const days = [terms.from, ...daysOfChange(terms.amendments).filter((day) => day > terms.from)];
  const history: { text: string | null; origin: TermOrigin; applied: Applied | undefined }[] = [];
  for (const day of days) {
    const then = termsOnDay(terms, day);
    const applied = then.applied.get(key);
    if (history.length > 0 && history.at(-1)?.applied?.amendment === applied?.amendment) continue;
    history.push({ text: textOn(context, then, key), origin: originOf(context, applied), applied });
  }
  const present = on.applied.get(key)?.amendment;
  const current = history.findLastIndex(({ applied }) => applied?.amendment === present);
  return history.map(({ text, origin }, at) => ({ text, origin, is_current: at === current }));
}

/** The value a signed addendum leads to without naming the term: a sum follows its lines; null where it leads to none. */
function followingOf(context: Context, key: string, addendum: TermsAddendum): string | null {
  const { terms } = context;
  if (!counts(addendum)) return null;
  const then = termsOnDay(terms, amendmentOf(addendum, terms.from).from);
  const ground = then.applied.get(key)?.amendment;
  const isItsOwn = ground?.source === 'addendum' && ground.id === addendum.id;
  return isItsOwn ? textOn(context, then, key) : null;
}

/** What is on its way to the signature, or signed for a later day; an end of the agreement stands beside its last day. */
function comingOf(context: Context, key: string, on: TermsOnDay): EffectiveTerm['coming'] {
  const { terms, names, day } = context;
  return terms.addendums
    .filter((addendum) => !counts(addendum) || amendmentOf(addendum, terms.from).from > day)
    .flatMap((addendum) => {
      const coming = (text: string | null, clause: string | null) => ({
        text,
        from: addendum.effective_from,
        addendum: groundOf(addendum, clause),
      });
      const isEnd = key === 'end_date' && endsAgreement(addendum);
      const changes = addendum.changes.filter((change) => keyOfChange(change) === key);
      const following = changes.length > 0 || isEnd ? null : followingOf(context, key, addendum);
      return [
        ...changes.map((change) =>
          coming(
            termText(key, valueOfChange(change), { names, currency: on.values.currency_code }),
            change.clause_ref,
          ),
        ),
        ...(following === null ? [] : [coming(following, null)]),
        ...(isEnd ? [coming('расторжение договора', null)] : []),
      ];
    });
}

const itemNames = ({ terms }: Context) => lineNames(terms, terms.addendums);

function termView(
  context: Context,
  key: string,
  sides: { on: TermsOnDay; first: TermsOnDay },
): EffectiveTerm {
  const { on, first } = sides;
  const applied = on.applied.get(key);
  return {
    key,
    section: sectionOf(key),
    label: termLabel(key, itemNames(context)),
    value: namedValue(key, valueOfTerm(on, key), context.names),
    text: textOn(context, on, key),
    original: textOn(context, first, key),
    is_changed: applied !== undefined,
    origin: originOf(context, applied),
    history: historyOf(context, key, on),
    coming: comingOf(context, key, on),
  };
}

function addendumView(context: Context, addendum: TermsAddendum): EffectiveAddendum {
  const { terms, names } = context;
  const { id, number, addendum_date, title, status, effective_from, effective_to, is_retroactive } = addendum;
  const label = itemNames(context);
  const start = termsOnDay(terms, startDay(effective_from), id);
  const stale = counts(addendum) ? [] : staleChanges(start, addendum.changes);
  const text = (key: string, value: Parameters<typeof termText>[1]) =>
    termText(key, value, { names, currency: start.values.currency_code });
  return {
    id,
    number,
    addendum_date,
    title,
    status,
    effective_from,
    effective_to,
    is_retroactive,
    ends_agreement: endsAgreement(addendum),
    terms: addendum.changes.map((change) => termLabel(keyOfChange(change), label)),
    conflicts: stale.map((change) => {
      const key = keyOfChange(change);
      return {
        label: termLabel(key, label),
        old: text(key, change.old_value),
        now: text(key, presentValue(start, change)),
      };
    }),
  };
}

function stopsOf({ terms }: Context): EffectiveTerms['stops'] {
  const original = { day: terms.from, kind: 'original' as const, addendum: null, is_signed: true };
  const renewals = terms.amendments
    .filter(({ source }) => source === 'renewal')
    .map(({ from }) => ({ day: from, kind: 'renewal' as const, addendum: null, is_signed: true }));
  const addendums = terms.addendums
    .filter(({ effective_from, addendum_date }) => (effective_from ?? addendum_date) !== null)
    .flatMap((one) => {
      const { id, number, is_retroactive } = one;
      const amendment = amendmentOf(one, terms.from);
      const about = { addendum: { id, number, is_retroactive }, is_signed: counts(one) };
      const [, after] = daysOfChange([{ ...amendment, from: '0000-01-01' }]);
      const begins = { day: amendment.from, kind: 'addendum' as const, ...about };
      return after === undefined ? [begins] : [begins, { day: after, kind: 'end' as const, ...about }];
    });
  return [original, ...renewals, ...addendums].sort((left, right) =>
    left.day < right.day ? -1 : left.day > right.day ? 1 : 0,
  );
}

/** What is in force on the day, each term with its ground, its past and what is to come of it. */
export function effectiveTermsView(context: Context): EffectiveTerms {
  const { terms, day, today } = context;
  const on = termsOnDay(terms, day);
  const first = termsOnDay({ ...terms, amendments: [] }, day);
  const named = terms.addendums.flatMap(({ changes }) => changes.map(keyOfChange));
  const parties = terms.record.parties.map(({ id }) => lineKey('parties', id, 'removed'));
  const lines = [...new Set([...parties, ...named.filter((key) => lineTerm(key) !== null)])];
  return {
    agreement_id: terms.record.id,
    as_of: day,
    today,
    original_from: terms.from,
    terms: [...TERM_KEYS, ...lines].map((key) => termView(context, key, { on, first })),
    addendums: terms.addendums.map((addendum) => addendumView(context, addendum)),
    stops: stopsOf(context),
  };
}
