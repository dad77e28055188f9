import { useMemo } from 'react';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { sameValue, useDraft } from 'shared/form';
import { useSessionUser } from 'shared/session';

import { valuesOfTemplate, wireOfTemplate, type TemplateValues } from './template-values';

/** What a form of a template is sent over and under. */
export interface TemplateTerms {
  /** The template as it was when the typing began; null of a new one. */
  over: { id: number; lock_version: number } | null;
  base: TemplateValues;
  /** Key of the creation: sent twice, also after a crash, the template is made once. */
  key: string;
}

interface TemplateDraftContent extends TemplateTerms {
  values: TemplateValues;
}

interface TemplateDraftOptions {
  /** Null of a new template; the drafts of new ones share one name. */
  template: ChainTemplate | null;
  /** What is typed; null while nothing is. */
  typed: TemplateValues | null;
  terms: TemplateTerms;
  onTake: (values: TemplateValues, terms: TemplateTerms) => void;
}

/** Keeps the form of a template as a draft and takes an earlier draft into it, over the version it was begun on. */
export function useTemplateDraft({ template, typed, terms, onTake }: TemplateDraftOptions) {
  const user = useSessionUser();
  const content = useMemo<TemplateDraftContent | null>(
    () => (typed === null ? null : { values: typed, ...terms }),
    [typed, terms],
  );
  const take = ({ values, over, base, key }: TemplateDraftContent) => {
    onTake(values, { over, base, key });
  };
  const draft = useDraft<TemplateDraftContent>({
    userId: user.id,
    document: `chain-template:${template === null ? 'new' : String(template.id)}`,
    version: 1,
    content,
    isHeld: ({ values }) =>
      template !== null && sameValue(wireOfTemplate(values), wireOfTemplate(valuesOfTemplate(template))),
    onResume: (kept) => {
      take(kept.content);
    },
  });
  const { found } = draft;
  return {
    ...draft,
    /** The template has been saved since the draft was begun. */
    isStale:
      found !== null && template !== null && found.content.over?.lock_version !== template.lock_version,
    restore: () => {
      if (found === null) return;
      take(found.content);
      draft.accept();
    },
  };
}
