import { IconDownload, IconX } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';

import { BULK_CHANGE_LIMIT, EXPORT_CHOICE_LIMIT } from '../../contract/list/bulk-limits';
import { formatAmount, formatNumber } from '../../format/number';
import { counted } from '../../format/plural';
import { Button, Kbd } from '../../ui/ui';
import type { RegisterRow } from '../register-definition';
import { CopiedRows, type CopiedRowsProps } from './copied-rows';
import type { Selection } from './selection';
import { sumsByCurrency } from './sums-by-currency';
import classes from './selection-bar.module.css';

/** What can be done with the chosen rows. */
export interface SelectionAction {
  key: string;
  label: string;
  icon: ReactNode;
  /** `onDone` takes the choice back, all but the rows it is given. */
  dialog: (close: () => void, onDone: (kept?: Selection<RegisterRow>) => void) => ReactNode;
}

export interface SelectionBarProps {
  /** The chosen rows, and the noun they are counted by. */
  rows: Selection<RegisterRow>;
  noun: readonly [string, string, string];
  /** The sum of one of these rows; undefined in a register without sums. */
  amountOf?(this: void, row: RegisterRow): { amount: string | null; currency: string };
  actions: readonly SelectionAction[];
  exportButton: ReactNode;
  copied: CopiedRowsProps;
  /** What there is to know of the chosen rows, each a sentence. */
  remarks?: readonly string[];
  onClear(this: void, kept?: Selection<RegisterRow>): void;
  onDone: () => void;
}

const beyond = (count: number, limit: number) =>
  count > limit ? `За один раз не больше ${formatNumber(limit)}` : undefined;

/** Takes the place of the footer while rows are chosen: how many, their own total, and what can be done with them. */
export default function SelectionBar(props: SelectionBarProps) {
  const { rows, noun, amountOf, actions, exportButton, copied, remarks = [], onClear, onDone } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const sums = useMemo(
    () => (amountOf === undefined ? [] : sumsByCurrency([...rows.values()].map((row) => amountOf(row)))),
    [rows, amountOf],
  );
  const open = actions.find((action) => action.key === openKey);
  const close = () => {
    setOpenKey(null);
  };
  const tooMany = beyond(rows.size, BULK_CHANGE_LIMIT);
  const tooManyToExport = beyond(rows.size, EXPORT_CHOICE_LIMIT);
  const said = [
    `Выбрано: ${counted(rows.size, noun)}`,
    ...sums.map((sum) => formatAmount(sum.amount, sum.currency_code)),
    ...(tooMany === undefined || actions.length === 0 ? [] : [tooMany]),
  ];
  return (
    <div className={classes.bar} role="toolbar" aria-label="Действия с выбранными строками">
      <b className={classes.count} aria-live="polite">
        {said.join(' · ')}
      </b>
      <CopiedRows {...copied} />
      <div className={classes.actions}>
        {actions.map((action) => (
          <Button
            key={action.key}
            size="sm"
            variant="ghost"
            icon={action.icon}
            disabledReason={tooMany}
            onClick={() => {
              setOpenKey(action.key);
            }}
          >
            {action.label}
          </Button>
        ))}
        {exportButton !== null && tooManyToExport !== undefined ? (
          <Button size="sm" variant="ghost" icon={<IconDownload />} disabledReason={tooManyToExport}>
            Выгрузить
          </Button>
        ) : (
          exportButton
        )}
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconX />}
        trailing={<Kbd keys={['Esc']} />}
        onClick={() => {
          onClear();
        }}
      >
        Снять выбор
      </Button>
      {remarks.map((remark) => (
        <p key={remark} className={classes.remark}>
          {remark}
        </p>
      ))}
      {open?.dialog(close, (kept) => {
        close();
        onClear(kept);
        onDone();
      })}
    </div>
  );
}
