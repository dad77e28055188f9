import {
  effectiveTerms,
  type EffectiveTerm,
  type EffectiveTerms,
} from 'shared/contract/addendum/effective-terms';

const ORIGINAL = { kind: 'original' as const, addendum: null, from: '2024-03-12' };
const ground = (number: string, more: object = {}) => ({
  id: Number(number) + 70,
  number,
  addendum_date: '2025-06-04',
  clause_ref: null,
  is_retroactive: false,
  ...more,
});

/** A term that holds as it was signed, but for what the test says. */
export function aTerm(
  patch: Partial<EffectiveTerm> & Pick<EffectiveTerm, 'key' | 'label' | 'section'>,
): EffectiveTerm {
  const text = patch.text ?? null;
  return {
    value: text,
    text,
    original: text,
    is_changed: false,
    origin: ORIGINAL,
    history: [{ text, origin: ORIGINAL, is_current: true }],
    coming: [],
    ...patch,
  };
}

/** An agreement of 2024 whose sum was raised in 2025 and whose advance is to come in 2027. */
export function someEffectiveTerms(patch: Partial<EffectiveTerms> = {}): EffectiveTerms {
  const raised = {
    kind: 'addendum' as const,
    addendum: ground('2', { clause_ref: 'п. 1.1' }),
    from: '2025-07-01',
  };
  return effectiveTerms.parse({
    agreement_id: 412,
    as_of: '2026-11-20',
    today: '2026-11-20',
    original_from: '2024-03-12',
    terms: [
      aTerm({ key: 'end_date', section: 'terms', label: 'Действует до', text: '31.12.2026' }),
      aTerm({
        key: 'amount',
        section: 'amount',
        label: 'Сумма',
        text: '18 000 000,00 ₽',
        original: '12 000 000,00 ₽',
        is_changed: true,
        origin: raised,
        history: [
          { text: '12 000 000,00 ₽', origin: ORIGINAL, is_current: false },
          { text: '18 000 000,00 ₽', origin: raised, is_current: true },
        ],
      }),
      aTerm({
        key: 'prepayment_percent',
        section: 'payment',
        label: 'Аванс',
        coming: [{ text: '30 %', from: '2027-01-01', addendum: ground('4') }],
      }),
      aTerm({ key: 'penalty_terms', section: 'payment', label: 'Неустойка' }),
    ],
    addendums: [
      {
        ...ground('2'),
        title: 'О сумме',
        status: 'effective',
        effective_from: '2025-07-01',
        effective_to: null,
        terms: ['Сумма'],
        conflicts: [],
      },
      {
        ...ground('4', { addendum_date: null }),
        title: 'Об авансе',
        status: 'on_approval',
        effective_from: '2027-01-01',
        effective_to: null,
        terms: ['Аванс', 'Сумма'],
        conflicts: [{ label: 'Сумма', old: '12 000 000,00 ₽', now: '18 000 000,00 ₽' }],
      },
    ],
    stops: [
      { day: '2024-03-12', kind: 'original', addendum: null, is_signed: true },
      {
        day: '2025-07-01',
        kind: 'addendum',
        addendum: { id: 72, number: '2', is_retroactive: false },
        is_signed: true,
      },
      {
        day: '2027-01-01',
        kind: 'addendum',
        addendum: { id: 74, number: '4', is_retroactive: false },
        is_signed: false,
      },
    ],
    ...patch,
  });
}
