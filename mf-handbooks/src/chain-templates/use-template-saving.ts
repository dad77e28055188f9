import { useState } from 'react';
import { quoted } from 'shared/contract/quotation';
import { useAlerts } from 'shared/alerts';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { newId } from 'shared/contract/new-id';
import { errorsFromServer, type FieldErrors } from 'shared/form';
import { errorOf } from 'shared/http';

import { useSaveTemplate } from './api/chain-templates.queries';
import { conflictOf, isHeld, settled, type TemplateConflict } from './form/template-conflict';
import { valuesOfTemplate, wireOfTemplate, type TemplateValues } from './form/template-values';
import type { TemplateTerms } from './form/use-template-draft';

interface Saving {
  template: ChainTemplate | null;
  /** The form as it began. */
  initial: TemplateValues;
  onValues: (values: TemplateValues) => void;
  onRefused: (errors: FieldErrors, values: TemplateValues) => void;
  onSaved: () => void;
}

const versionOf = ({ id, lock_version }: ChainTemplate) => ({ id, lock_version });

/** Saves a template over the version that was typed into; what somebody else saved meanwhile is brought together first. */
export function useTemplateSaving({ template, initial, onValues, onRefused, onSaved }: Saving) {
  const alerts = useAlerts();
  const [terms, setTerms] = useState<TemplateTerms>(() => ({
    over: template === null ? null : versionOf(template),
    base: initial,
    key: newId(),
  }));
  const [conflict, setConflict] = useState<TemplateConflict | null>(null);
  const { mutate, isPending } = useSaveTemplate();
  const done = ({ name, version }: ChainTemplate) => {
    alerts.success(`Шаблон ${quoted(name)} сохранён, версия ${String(version)}`);
    onSaved();
  };
  const refuse = (error: unknown, { values, base }: { values: TemplateValues; base: TemplateValues }) => {
    const { status, errors, current } = errorOf(error);
    if (status === 422) onRefused(errorsFromServer(errors), values);
    else if (status === 409 && current !== undefined) {
      const between = conflictOf(base, values, current as ChainTemplate);
      if (isHeld(between)) done(between.current);
      else setConflict(between);
    } else alerts.failure(error);
  };
  const send = (values: TemplateValues, { over, base, key } = terms) => {
    mutate(
      { over, body: wireOfTemplate(values), key },
      {
        onSuccess: done,
        onError: (error) => {
          refuse(error, { values, base });
        },
      },
    );
  };
  return {
    isPending,
    conflict,
    /** The version that is typed into; null of a new template. */
    lockVersion: terms.over?.lock_version ?? null,
    /** What an earlier visit had begun goes on under these. */
    resume: setTerms,
    terms,
    save: (values: TemplateValues) => {
      send(values);
    },
    /** Saves what was chosen of two versions, over the one the server has now. */
    settle: (chosen: ReadonlySet<string>) => {
      if (conflict === null) return;
      const { current } = conflict;
      const values = settled(conflict, chosen);
      const now = { ...terms, over: versionOf(current), base: valuesOfTemplate(current) };
      setTerms(now);
      setConflict(null);
      onValues(values);
      send(values, now);
    },
    backToForm: () => {
      setConflict(null);
    },
  };
}
