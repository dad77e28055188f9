import { createContext, useContext } from 'react';

import type { FormState } from '../../form/form';

/** What every field of a form works with. */
export interface DocumentFormApi<Values extends object> {
  form: FormState<Values>;
  fields: Readonly<Record<string, { label: string; section: string | null }>>;
  sections: Readonly<Record<string, string>>;
  /** Fields with a star. */
  needed: ReadonlySet<string>;
  /** Fields that are not shown. */
  hidden: ReadonlySet<string>;
  /** Why a field is closed; undefined when it is open. */
  closedReason: (field: string) => string | undefined;
}

export const DocumentFormContext = createContext<unknown>(null);

/** The form a field belongs to; what it holds is what the frame around it was given. */
export function useDocumentForm<Values extends object>(): DocumentFormApi<Values> {
  const api = useContext(DocumentFormContext);
  if (api === null) throw new Error('A field of a document form was shown outside of it');
  return api as DocumentFormApi<Values>;
}
