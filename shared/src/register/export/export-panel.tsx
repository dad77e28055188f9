import { useState } from 'react';

import { Button, Radio } from '../../ui/ui';
import { useStartExport } from './exports.mutations';
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
  /** The export is under way: from here on it stands among the transfers. */
  onStarted: () => void;
}

/** What goes into the file. */
export default function ExportPanel(props: ExportPanelProps) {
  const { resource, query, shown, all, ids, what, onStarted } = props;
  const [isWhole, setWhole] = useState(false);
  const start = useStartExport();
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        const columns = [...(isWhole ? all : shown)];
        start(
          { resource, query, columns, ids: ids === undefined ? undefined : [...ids] },
          `В Excel: ${what}`,
        );
        onStarted();
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
