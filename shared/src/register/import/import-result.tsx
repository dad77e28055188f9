import { IconDownload } from '@tabler/icons-react';

import type { ImportJob } from '../../contract/exchange/import';
import { formatNumber } from '../../format/number';
import { Button } from '../../ui/ui';
import { endSentence, outcomeOf, rowsText } from './import-sentence';
import classes from './import.module.css';

/** What a check has found, or what a load has come to, with the wrong rows. */
export function ImportResult({ job, onErrors }: { job: ImportJob; onErrors: () => void }) {
  return (
    <div className={classes.step}>
      <p role="status">{endSentence(job)}</p>
      {job.status === 'checked' && job.created_count > 0 && job.note !== null && (
        <p className={classes.lead}>{job.note}</p>
      )}
      {job.rows_total !== null && (
        <dl className={classes.counts}>
          {outcomeOf(job).map(({ label, count, isWrong }) => (
            <div key={label} data-wrong={isWrong}>
              <dt>{label}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {job.errors.length > 0 && (
        <>
          <div className={classes.errorsHead}>
            <h3 className={classes.title}>
              {job.errors.length < job.failed_count
                ? `Первые ${rowsText(job.errors.length)} с ошибками`
                : 'Строки с ошибками'}
            </h3>
            <Button size="sm" variant="ghost" icon={<IconDownload />} onClick={onErrors}>
              Скачать в Excel
            </Button>
          </div>
          <table className={classes.errors}>
            <thead>
              <tr>
                <th>Строка</th>
                <th>Что исправить</th>
              </tr>
            </thead>
            <tbody>
              {job.errors.map(({ row, message }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
