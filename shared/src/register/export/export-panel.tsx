import { useState } from 'react';

import { Button, Progress, Radio } from '../../ui/ui';
import { exportPercent, exportSentence } from './export-progress';
import type { ExportRun } from './use-export';
import classes from './export-panel.module.css';

export interface ExportPanelProps {
  resource: string;
  /** The list's query string. */
  query: string;
  shown: readonly string[];
  all: readonly string[];
  /** Only these rows; the whole set otherwise. */
  ids?: readonly number[];
  /** «148 договоров». */
  what: string;
  run: ExportRun;
}

/** What goes into the file, and then how far it has come. */
export default function ExportPanel({ resource, query, shown, all, ids, what, run }: ExportPanelProps) {
  const [isWhole, setWhole] = useState(false);
  const { job } = run;
  if (job !== undefined || run.isUnderWay) {
    return (
      <div className={classes.panel}>
        <p aria-live="polite">{job === undefined ? 'Выгрузка начинается' : exportSentence(job)}</p>
        {run.isUnderWay && (
          <Progress label="Ход выгрузки" value={job === undefined ? null : exportPercent(job)} />
        )}
        <div className={classes.end}>
          {run.isUnderWay && (
            <Button size="sm" onClick={run.cancel}>
              Остановить выгрузку
            </Button>
          )}
          {job?.status === 'done' && (
            <Button size="sm" onClick={run.download}>
              Скачать ещё раз
            </Button>
          )}
          {!run.isUnderWay && (
            <Button size="sm" variant="ghost" onClick={run.forget}>
              Новая выгрузка
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        run.start({
          resource,
          query,
          columns: [...(isWhole ? all : shown)],
          ids: ids === undefined ? undefined : [...ids],
        });
      }}
    >
      <p>{`В файл Excel: ${what}${ids === undefined ? ' под нынешними условиями' : ''}.`}</p>
      <div className={classes.choice} role="radiogroup" aria-label="Колонки файла">
        <Radio
          name="export-columns"
          label={`Показанные колонки, ${String(shown.length)}`}
          checked={!isWhole}
          onChange={() => {
            setWhole(false);
          }}
        />
        <Radio
          name="export-columns"
          label={`Все колонки, ${String(all.length)}`}
          checked={isWhole}
          onChange={() => {
            setWhole(true);
          }}
        />
      </div>
      <div className={classes.end}>
        <Button type="submit" size="sm" variant="primary">
          Выгрузить в Excel
        </Button>
      </div>
    </form>
  );
}
