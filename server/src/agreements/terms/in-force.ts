import type { EffectiveTermsKept } from '../schema';

/** Of a row of agreements, what its terms in force are read from. */
export interface KeptTerms {
  effective_terms: EffectiveTermsKept | null;
  effective_end_date: string | null;
  effective_is_indefinite: boolean;
}

/** The agreement with the terms in force today in the place of those it was signed with. */
export function inForce<Record extends KeptTerms>(record: Record): Record {
  const { effective_terms: terms, effective_end_date: end_date, effective_is_indefinite } = record;
  const changed = Object.entries(terms ?? {}).map(([name, { value }]) => [name, value]);
  return {
    ...record,
    ...(Object.fromEntries(changed) as Partial<Record>),
    end_date,
    is_indefinite: effective_is_indefinite,
  };
}
