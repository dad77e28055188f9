import { useState, type FormEvent } from 'react';
import { PageHeader, useNavigate } from 'shared/area';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { TouchedNotice } from 'shared/document-form';
import {
  DraftNote,
  DraftStrip,
  ErrorSummary,
  errorsFromServer,
  LeaveDialog,
  useLeaveGuard,
  VersionsDialog,
  type FieldErrors,
} from 'shared/form';
import { Strip } from 'shared/ui';

import { paths } from '../paths';
import { errorsByKey, standingErrors, templateSummary } from './form/template-errors';
import { TemplateForm } from './form/template-form';
import { validateTemplate, wireOfTemplate, type TemplateValues } from './form/template-values';
import { useTemplateDraft } from './form/use-template-draft';
import { TemplateActions, TryOut } from './template-actions';
import classes from './template-edit.module.css';
import { TrialSection, useTemplateTrial } from './trial/trial-section';
import { useTemplateSaving } from './use-template-saving';

export const NEW_TITLE = 'Новый шаблон цепочки';
const CHANGED = 'С тех пор шаблон изменился: при сохранении можно будет сравнить.';
const { name: kind, resource, noun } = chainTemplates.kind;
const OF_TEMPLATES = { kind, resource, noun };

export interface EditorProps {
  template: ChainTemplate | null;
  /** The template as the server has it now, as far as it was heard of. */
  standing: ChainTemplate | null;
  /** What the form begins with. */
  start: () => TemplateValues;
  onTouch?: () => void;
}

/** What is typed into the form of a template, what is wrong in it, and how it is saved, kept and left. */
function useTemplateEditor({ template, start, onTouch }: EditorProps) {
  const [initial] = useState(start);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const touch = (next: TemplateValues) => {
    setTouched(true);
    onTouch?.();
    setValues(next);
  };
  const refuse = (found: FieldErrors, given = values) => {
    setErrors(errorsByKey(found, given));
    setAttempt((count) => count + 1);
  };
  const saving = useTemplateSaving({
    template,
    initial,
    onValues: setValues,
    onRefused: refuse,
    onSaved: () => {
      leave();
    },
  });
  const draft = useTemplateDraft({
    template,
    typed: touched ? values : null,
    terms: saving.terms,
    onTake: (kept, terms) => {
      touch(kept);
      saving.resume(terms);
    },
  });
  const guard = useLeaveGuard(touched, draft.isSafe);
  const leave = () => {
    draft.clear();
    guard.release();
    void navigate(paths.chainTemplates());
  };
  const isReady = () => {
    const found = validateTemplate(values);
    const faulty = Object.keys(found).length > 0;
    if (faulty) refuse(found);
    return !faulty;
  };
  const trial = useTemplateTrial(template?.id ?? null, (found) => {
    refuse(errorsFromServer(found));
  });
  return {
    values,
    touched,
    errors,
    attempt,
    saving,
    draft,
    guard,
    trial,
    leave,
    change: (change: Partial<TemplateValues>) => {
      const next = { ...values, ...change };
      touch(next);
      setErrors((found) => standingErrors(found, { before: values, after: next }));
    },
    tryOut: () => {
      if (!isReady()) return;
      setErrors({});
      trial.run(wireOfTemplate(values));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isReady()) saving.save(values);
    },
  };
}

/** The form of a template, for making and for changing it. */
export function TemplateEditor(props: EditorProps) {
  const { template, standing } = props;
  const editor = useTemplateEditor(props);
  const { values, touched, errors, attempt, saving, draft, trial } = editor;
  return (
    <form noValidate onSubmit={editor.submit}>
      <div className={classes.form}>
        <PageHeader>
          <DraftNote savedAt={draft.savedAt} failed={draft.failed} />
        </PageHeader>
        <h1 className={classes.title}>{template === null ? NEW_TITLE : template.name}</h1>
        {draft.found !== null && (
          <div className={classes.offer}>
            <DraftStrip
              savedAt={draft.found.savedAt}
              note={draft.isStale ? CHANGED : undefined}
              onRestore={draft.restore}
              onDelete={draft.reject}
            />
          </div>
        )}
        <TouchedNotice {...OF_TEMPLATES} record={standing} lockVersion={saving.lockVersion} dirty={touched} />
        <ErrorSummary
          title="Проверьте заполнение полей"
          attempt={attempt}
          entries={templateSummary(errors, values)}
        />
        {template !== null && template.used_count > 0 && (
          <Strip>Изменение маршрута создаст новую версию. Начатые согласования идут по прежней.</Strip>
        )}
        <TemplateForm values={values} errors={errors} onChange={editor.change} />
        <TryOut isTrying={trial.state.isPending} onTry={editor.tryOut} />
        <TrialSection trial={trial} present={wireOfTemplate(values)} onRepeat={editor.tryOut} />
      </div>
      <TemplateActions
        isNew={template === null}
        touched={touched}
        isSaving={saving.isPending}
        onGiveUp={editor.leave}
      />
      {saving.conflict !== null && (
        <VersionsDialog
          title="Пока вы правили, шаблон изменил другой сотрудник"
          rows={saving.conflict.rows}
          taken={saving.conflict.taken}
          place="В справочнике"
          busy={saving.isPending}
          onChoose={saving.settle}
          onClose={saving.backToForm}
        />
      )}
      <LeaveDialog guard={editor.guard} draftKept={!draft.failed} />
    </form>
  );
}
