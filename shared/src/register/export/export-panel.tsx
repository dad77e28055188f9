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

interface ColumnChoiceProps {
  shown: number;
  all: number;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

function ColumnChoice({ shown, all, isWhole, onChange }: ColumnChoiceProps) {
  return (
    <div className={classes.choice} role="radiogroup" aria-label="Колонки файла">
      <Radio
        name="export-columns"
        label={`Показанные колонки, ${String(shown)}`}
        checked={!isWhole}
        onChange={() => {
          onChange(false);
        }}
      />
      <Radio
        name="export-columns"
        label={`Все колонки, ${String(all)}`}
        checked={isWhole}
        onChange={() => {
          onChange(true);
        }}
      />
    </div>
  );
}

/** True of a list that is asked for more than its order. */
const isNarrowed = (query: string) => [...new URLSearchParams(query).keys()].some((name) => name !== 'sort');

/** What goes into the file; of columns that are all on the screen nothing is asked. */
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
      <p>{`В файл Excel: ${what}${ids === undefined && isNarrowed(query) ? ' под нынешними условиями' : ''}.`}</p>
      {shown.length < all.length && (
        <ColumnChoice shown={shown.length} all={all.length} isWhole={isWhole} onChange={setWhole} />
      )}
      <div className={classes.end}>
        <Button type="submit" size="sm" variant="primary">
          Выгрузить в Excel
        </Button>
      </div>
    </form>
  );
}
