import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';

import {
  IMPORT_MODE_LABELS,
  IMPORT_MODES,
  type ImportMode,
  MOST_IMPORT_ROWS,
} from '../../contract/exchange/import-status';
import { formatNumber } from '../../format/number';
import { Radio, Segmented, VisuallyHidden } from '../../ui/ui';
import classes from './import.module.css';

export interface StartChoice {
  file: File | null;
  mode: ImportMode;
  /** The rows are lines of records that are there. */
  isLines: boolean;
}

interface ImportStartProps {
  choice: StartChoice;
  onChange: (choice: StartChoice) => void;
  modes: readonly ImportMode[];
  /** What the rows may be: records, or their lines; undefined where they can be records alone. */
  words?: readonly [records: string, lines: string] | undefined;
  /** Why the file that was sent is not taken. */
  fault?: string | undefined;
}

/** The file, and what is done with its rows. */
export function ImportStart({ choice, onChange, modes, words, fault }: ImportStartProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined) onChange({ ...choice, file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={classes.step}>
      {words !== undefined && (
        <Segmented
          label="Что в файле"
          wide
          options={[
            { value: 'records', label: words[0] },
            { value: 'lines', label: words[1] },
          ]}
          value={choice.isLines ? 'lines' : 'records'}
          onChange={(kind) => {
            onChange({ ...choice, isLines: kind === 'lines' });
          }}
        />
      )}
      <label
        className={classes.drop}
        htmlFor={id}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        {choice.file === null ? <IconUpload aria-hidden /> : <IconFileSpreadsheet aria-hidden />}
        <span className={classes.fileName}>{choice.file?.name ?? 'Выберите файл или перетащите сюда'}</span>
        <small>
          {choice.file === null
            ? `Excel (.xlsx) или CSV, до ${formatNumber(MOST_IMPORT_ROWS)} строк с названиями колонок`
            : 'Нажмите, чтобы выбрать другой'}
        </small>
        <VisuallyHidden>
          <input
            id={id}
            type="file"
            accept=".xlsx,.csv"
            aria-label="Файл для загрузки"
            onChange={(event) => {
              take(event.target.files?.[0]);
            }}
          />
        </VisuallyHidden>
      </label>
      {fault !== undefined && (
        <p role="alert" className={classes.missing}>
          {fault}
        </p>
      )}
      <div className={classes.modes} role="radiogroup" aria-label="Что сделать со строками">
        {IMPORT_MODES.filter((mode) => modes.includes(mode)).map((mode) => (
          <Radio
            key={mode}
            name={`${id}-mode`}
            label={IMPORT_MODE_LABELS[mode]}
            checked={choice.mode === mode}
            onChange={() => {
              onChange({ ...choice, mode });
            }}
          />
        ))}
      </div>
    </div>
  );
}
