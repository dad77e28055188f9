import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';

import { Button, Checkbox, SearchInput } from '../../ui/ui';
import { ChosenColumns } from './chosen-columns';
import classes from './column-chooser.module.css';
import { toggleColumn } from './column-layout';

export interface ColumnTitle {
  key: string;
  title: string;
  isLocked?: boolean;
}

export interface ColumnChooserProps {
  columns: readonly ColumnTitle[];
  /** Keys in order. */
  shown: readonly string[];
  isArranged: boolean;
  onShow: (keys: readonly string[]) => void;
  onReset: () => void;
}

/** Which columns are shown and in what order. */
export default function ColumnChooser({ columns, shown, isArranged, onShow, onReset }: ColumnChooserProps) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const isWanted = (column: ColumnTitle) => column.title.toLowerCase().includes(wanted);
  const chosen = shown.flatMap((key) => columns.find((column) => column.key === key) ?? []).filter(isWanted);
  const hidden = columns.filter((column) => !shown.includes(column.key)).filter(isWanted);

  return (
    <div className={classes.chooser}>
      <SearchInput
        size="sm"
        label="Найти колонку"
        placeholder="Найти колонку"
        value={sought}
        onChange={setSought}
      />
      <div className={classes.scroll}>
        {chosen.length > 0 && (
          <>
            <h3 className={classes.heading}>Показаны</h3>
            <ChosenColumns columns={chosen} shown={shown} onShow={onShow} />
          </>
        )}
        {hidden.length > 0 && (
          <>
            <h3 className={classes.heading}>Скрыты</h3>
            <ul>
              {hidden.map((column) => (
                <li key={column.key} className={classes.line}>
                  <Checkbox
                    label={column.title}
                    checked={false}
                    onChange={() => {
                      onShow(toggleColumn(shown, column.key));
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {chosen.length + hidden.length === 0 && <p className={classes.heading}>Такой колонки нет</p>}
      </div>
      {isArranged && (
        <div className={classes.foot}>
          <Button size="sm" variant="ghost" wide icon={<IconArrowBackUp />} onClick={onReset}>
            Вернуть исходные
          </Button>
        </div>
      )}
    </div>
  );
}
