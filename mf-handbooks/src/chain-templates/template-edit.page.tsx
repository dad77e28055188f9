import { useState, type FormEvent } from 'react';
import { PageHeader, useNavigate, useParams, usePageTitle, useSearchParams } from 'shared/area';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { TouchedNotice } from 'shared/document-form';
import {
  ErrorSummary,
  errorsFromServer,
  LeaveDialog,
  useLeaveGuard,
  VersionsDialog,
  type FieldErrors,
} from 'shared/form';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import { Breadcrumbs, Button, ButtonRow, LinkButton, Loader, StatePage, Strip } from 'shared/ui';

import { paths } from '../paths';
import { templateQuery } from './api/chain-templates.queries';
import { errorsByKey, standingErrors, templateSummary } from './form/template-errors';
import { TemplateForm } from './form/template-form';
import {
  newTemplate,
  validateTemplate,
  valuesOfTemplate,
  wireOfTemplate,
  type TemplateValues,
} from './form/template-values';
import classes from './template-edit.module.css';
import { TrialSection, useTemplateTrial } from './trial/trial-section';
import { useTemplateSaving } from './use-template-saving';

const NEW_TITLE = 'Новый шаблон цепочки';
const { name: kind, resource, noun } = chainTemplates.kind;
const OF_TEMPLATES = { kind, resource, noun };

interface FormActionsProps {
  isSaving: boolean;
  isTrying: boolean;
  onTry: () => void;
}

function FormActions({ isSaving, isTrying, onTry }: FormActionsProps) {
  const { id } = useParams();
  const navigate = useNavigate();
  const mayTry = usePermission('Редактирование шаблонов цепочек согласования');
  return (
    <ButtonRow>
      <Button type="submit" variant="primary" busy={isSaving}>
        Сохранить
      </Button>
      {mayTry && (
        <Button busy={isTrying} onClick={onTry}>
          Проверить на документах за год
        </Button>
      )}
      <Button
        onClick={() => {
          void navigate(paths.chainTemplates());
        }}
      >
        {id === undefined ? 'Не создавать' : 'Отменить правку'}
      </Button>
    </ButtonRow>
  );
}

interface EditorProps {
  template: ChainTemplate | null;
  /** The template as the server has it now, as far as it was heard of. */
  standing: ChainTemplate | null;
  /** What the form begins with. */
  start: () => TemplateValues;
  onTouch?: () => void;
}

function Editor({ template, standing, start, onTouch }: EditorProps) {
  const [initial] = useState(start);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const guard = useLeaveGuard(touched);
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
      guard.release();
      void navigate(paths.chainTemplates());
    },
  });
  const isReady = () => {
    const found = validateTemplate(values);
    const faulty = Object.keys(found).length > 0;
    if (faulty) refuse(found);
    return !faulty;
  };
  const trial = useTemplateTrial(template?.id ?? null, (found) => {
    refuse(errorsFromServer(found));
  });
  const tryOut = () => {
    if (!isReady()) return;
    setErrors({});
    trial.run(wireOfTemplate(values));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady()) saving.save(values);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h1 className={classes.title}>{template === null ? NEW_TITLE : template.name}</h1>
      <TouchedNotice {...OF_TEMPLATES} record={standing} lockVersion={saving.lockVersion} dirty={touched} />
      <ErrorSummary
        title="Проверьте заполнение полей"
        attempt={attempt}
        entries={templateSummary(errors, values)}
      />
      {template !== null && template.used_count > 0 && (
        <Strip>Изменение маршрута создаст новую версию. Начатые согласования идут по прежней.</Strip>
      )}
      <TemplateForm
        values={values}
        errors={errors}
        onChange={(change) => {
          setTouched(true);
          onTouch?.();
          setValues((before) => ({ ...before, ...change }));
          setErrors((found) => standingErrors(found, { before: values, after: { ...values, ...change } }));
        }}
      />
      <FormActions isSaving={saving.isPending} isTrying={trial.state.isPending} onTry={tryOut} />
      <TrialSection trial={trial} present={wireOfTemplate(values)} onRepeat={tryOut} />
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
      <LeaveDialog guard={guard} draftKept={false} />
    </form>
  );
}

function Existing({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(templateQuery(id));
  // What is typed into stays the template as it was read, whatever becomes of it meanwhile; untouched it follows.
  const [touched, setTouched] = useState<ChainTemplate | null>(null);
  const template = touched ?? data;
  if (template !== undefined) {
    return (
      <Editor
        key={template.lock_version}
        template={template}
        standing={data ?? template}
        start={() => valuesOfTemplate(template)}
        onTouch={() => {
          setTouched(template);
        }}
      />
    );
  }
  return <Instead error={error} onRetry={() => void refetch()} />;
}

/** A new template that begins as another stands now. */
function Copy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(templateQuery(id));
  if (data === undefined) return <Instead error={error} onRetry={() => void refetch()} />;
  const values = valuesOfTemplate(data);
  return (
    <Editor template={null} standing={null} start={() => ({ ...values, name: `${values.name} (копия)` })} />
  );
}

/** In the place of a template that is on its way, is not there, or did not come. */
function Instead({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Loader size="big" />;
  const isMissing = errorOf(error).status === 404;
  return (
    <StatePage
      title={isMissing ? 'Такого шаблона нет' : 'Шаблон не загрузился'}
      text={errorOf(error).message}
      actions={
        isMissing ? (
          <LinkButton to={paths.chainTemplates()}>К списку шаблонов</LinkButton>
        ) : (
          // A second failure comes back to this very state.
          <Button onClick={onRetry}>Повторить</Button>
        )
      }
    />
  );
}

/** A template of approval being written or changed. */
export default function TemplateEditPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { data } = useQuery({ ...templateQuery(id ?? ''), enabled: id !== undefined });
  const title = id === undefined ? NEW_TITLE : (data?.name ?? 'Шаблон цепочки');
  usePageTitle(title);
  return (
    <>
      <PageHeader>
        <Breadcrumbs
          items={[{ label: 'Шаблоны цепочек согласования', to: paths.chainTemplates() }, { label: title }]}
        />
      </PageHeader>
      {id !== undefined && <Existing key={id} id={id} />}
      {id === undefined && from !== null && <Copy key={from} id={from} />}
      {id === undefined && from === null && <Editor template={null} standing={null} start={newTemplate} />}
    </>
  );
}
