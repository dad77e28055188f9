import type { AgreementValues } from './values/agreement-values';

/** Raised when the shape of the form's values changes: an older draft is then forgotten, not misread. */
export const DRAFT_VERSION = 1;

/** What a draft keeps: the typing, and what it was begun on, so that a later merge knows who changed what. */
export interface AgreementDraft {
  values: AgreementValues;
  base: AgreementValues;
  /** Null of a new agreement. */
  lockVersion: number | null;
  /** Key of the creation: sent twice, also after a crash, the agreement is made once. */
  key: string;
}

/** The name of an agreement's draft; all new agreements share one. */
export function draftName(id: number | null): string {
  return `agreement:${id === null ? 'new' : String(id)}`;
}
