import { useMemo } from 'react';

import { useDraft, type FormState } from '../../form/form';
import { useSessionUser } from '../../session/session';
import type { DocumentRecord } from '../record';
import type { FormDefinition } from './form-definition';
import { overArrivedSave } from './sending/arrived-save';

/** What a draft keeps: the typing, and what it was begun on, so that a later merge knows who changed what. */
export interface FormDraftContent<Values> {
  values: Values;
  base: Values;
  /** Null of a new record. */
  lockVersion: number | null;
  /** Key of the creation: sent twice, also after a crash, the record is made once. */
  key: string;
}

/** The version and the key a form is sent under. */
export interface SendingTerms {
  lockVersion: number | null;
  key: string;
}

interface FormDraftOptions<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  /** Null of a new record; the drafts of new ones share one name. */
  record: Rec | null;
  form: FormState<Values>;
  terms: SendingTerms;
  onTerms: (terms: SendingTerms) => void;
}

/** Keeps the form as a draft and takes an earlier draft into it, over the version it was begun on. */
export function useFormDraft<Rec extends DocumentRecord, Values extends object>(
  options: FormDraftOptions<Rec, Values>,
) {
  const { definition, record, form, onTerms } = options;
  const { lockVersion, key } = options.terms;
  const { values, base, dirty } = form;
  const user = useSessionUser();
  const content = useMemo<FormDraftContent<Values> | null>(
    () => (dirty ? { values, base, lockVersion, key } : null),
    [dirty, values, base, lockVersion, key],
  );
  const take = (kept: FormDraftContent<Values>) => {
    form.restart(kept.base, kept.values);
    onTerms({ lockVersion: kept.lockVersion, key: kept.key });
  };
  const draft = useDraft<FormDraftContent<Values>>({
    userId: user.id,
    document: `${definition.draft.name}:${record === null ? 'new' : String(record.id)}`,
    version: definition.draft.version,
    migrations: definition.draft.migrations,
    content,
    isHeld: (kept) =>
      record !== null &&
      overArrivedSave(definition, { current: record, mine: kept.values, unanswered: null }) !== null,
    onResume: (kept) => {
      take(kept.content);
    },
  });
  return {
    ...draft,
    restore: () => {
      if (draft.found === null) return;
      take(draft.found.content);
      draft.accept();
    },
  };
}
