import { useState } from 'react';

import { Button, Dialog, Loader, Progress } from '../../ui/ui';
import { useAddress } from '../address/use-address';
import { ImportMapping, missingFields } from './import-mapping';
import { ImportResult } from './import-result';
import { importPercent, progressSentence, rowsText } from './import-sentence';
import { isReading } from './imports.queries';
import { StepPlace } from './step-place';
import { type ImportDialogProps, type Step, useFirstStep } from './use-first-step';
import { type ImportSteps, useImport } from './use-import';
import classes from './import.module.css';

function runningStep(job: NonNullable<ImportSteps['job']>, steps: ImportSteps): Step {
  return {
    body: (
      <div className={classes.step}>
        <p aria-live="polite">{progressSentence(job)}</p>
        <Progress label={job.dry_run ? 'Ход проверки' : 'Ход загрузки'} value={importPercent(job)} />
        {!job.dry_run && (
          <p className={classes.lead}>
            Окно можно закрыть: загрузка продолжится, ход будет виден в углу экрана.
          </p>
        )}
      </div>
    ),
    actions: (
      <Button busy={steps.isBusy} onClick={steps.stop}>
        {job.dry_run ? 'Остановить проверку' : 'Остановить загрузку'}
      </Button>
    ),
  };
}

interface Ended {
  job: NonNullable<ImportSteps['job']>;
  steps: ImportSteps;
  onFields: () => void;
  onLoad: () => void;
  onAgain: () => void;
}

function checkedStep({ job, steps, onFields, onLoad }: Ended): Step {
  const good = job.created_count + job.updated_count;
  return {
    body: <ImportResult job={job} onErrors={steps.takeErrors} />,
    closes: 'Отменить',
    actions: (
      <>
        <Button onClick={onFields}>Изменить поля</Button>
        <Button variant="primary" data-autofocus busy={steps.isBusy} disabled={good === 0} onClick={onLoad}>
          {good === 0 ? 'Загружать нечего' : `Загрузить ${rowsText(good).replace('строка', 'строку')}`}
        </Button>
      </>
    ),
  };
}

function endedStep({ job, steps, onAgain }: Ended): Step {
  const goesOn = job.status !== 'done' && job.rows_total !== null;
  return {
    body: <ImportResult job={job} onErrors={steps.takeErrors} />,
    actions: (
      <>
        <Button onClick={onAgain}>Другой файл</Button>
        {goesOn && (
          <Button variant="primary" busy={steps.isBusy} onClick={steps.resume}>
            Продолжить
          </Button>
        )}
      </>
    ),
  };
}

function withoutImport(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('import');
  return rest;
}

/** The import the address asks for, as a notification does; a closed window is no longer asked for. */
function useAskedImport() {
  const { params, change } = useAddress();
  const asked = params.get('import');
  return {
    id: Number(asked) || null,
    forget: () => {
      if (asked !== null) change(withoutImport, { replace: true });
    },
  };
}

function waitingStep(text: string): Step {
  return {
    body: (
      <div className={classes.wait} role="status">
        <Loader />
        <p>{text}</p>
      </div>
    ),
  };
}

function titleOf({ lines, what }: ImportDialogProps, job: ImportSteps['job']): string {
  const loaded = lines !== undefined && job?.resource === lines.resource ? lines.what : what;
  return `Загрузка ${loaded} из файла`;
}

/** «Загрузить из файла»: the file, its columns, a check that writes nothing, the load and what came of it. */
export default function ImportDialog(props: ImportDialogProps) {
  const asked = useAskedImport();
  const steps = useImport(props.resource, asked.id);
  const start = useFirstStep(props, steps);
  const [changed, setChanged] = useState<(string | null)[] | null>(null);
  const [isMapping, setMapping] = useState(false);
  const { job } = steps;
  const mapping = changed ?? job?.mapping ?? [];

  const again = () => {
    setChanged(null);
    setMapping(false);
    steps.again();
  };
  const begin = (isCheck: boolean) => {
    setMapping(false);
    steps.begin(mapping, isCheck);
  };
  const stepOf = (): Step => {
    if (steps.isComing) return waitingStep('Загрузка открывается');
    if (job === undefined) return start;
    if (isReading(job)) return waitingStep('Файл читается');
    if (job.status === 'running') return runningStep(job, steps);
    if (job.status === 'uploaded' || (job.status === 'checked' && isMapping)) {
      return {
        body: <ImportMapping job={job} mapping={mapping} onChange={setChanged} />,
        actions: (
          <Button
            variant="primary"
            busy={steps.isBusy}
            disabled={missingFields(job, mapping).length > 0}
            onClick={() => {
              begin(true);
            }}
          >
            Проверить
          </Button>
        ),
        closes: 'Отменить',
      };
    }
    const ended = {
      job,
      steps,
      onAgain: again,
      onFields: () => {
        setMapping(true);
      },
      onLoad: () => {
        begin(false);
      },
    };
    return job.status === 'checked' ? checkedStep(ended) : endedStep(ended);
  };
  const { body, actions, closes = 'Закрыть' } = stepOf();
  const close = () => {
    steps.leave();
    asked.forget();
    props.onClose();
  };
  return (
    <Dialog
      open
      size={job === undefined ? 'md' : 'lg'}
      keepOpen
      title={titleOf(props, job)}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {closes}
          </Button>
          {actions}
        </>
      }
    >
      <StepPlace {...{ steps, isMapping }}>{body}</StepPlace>
    </Dialog>
  );
}
