import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { formatAmount, formatNumber } from '../../format/number';
import { plural } from '../../format/plural';
import { noBreakSpace } from '../../format/space';
import { Button, Kbd } from '../../ui/ui';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { sumsByCurrency } from './selection';
import type { RegisterSelection } from './use-selection';
import classes from './selection-bar.module.css';

interface SelectionBarProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  selection: RegisterSelection<Row>;
  exportButton: ReactNode;
  onDone: () => void;
}

/** Takes the place of the footer while rows are chosen: how many, their own total, and what can be done with them. */
export function SelectionBar<Row extends RegisterRow>(props: SelectionBarProps<Row>) {
  const { definition, selection, exportButton, onDone } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const rows = [...selection.rows.values()];
  const { rowAmount } = definition;
  const sums = rowAmount === undefined ? [] : sumsByCurrency(rows.map(rowAmount));
  const actions = definition.bulkActions?.filter((action) => action.isAllowed !== false) ?? [];
  const open = actions.find((action) => action.key === openKey);
  const close = () => {
    setOpenKey(null);
  };
  const count = `${formatNumber(rows.length)}${noBreakSpace}${plural(rows.length, definition.noun.forms)}`;
  const verb = plural(rows.length, ['Выбран', 'Выбрано', 'Выбрано']);
  return (
    <div className={classes.bar} role="toolbar" aria-label="Действия с выбранными строками">
      <b className={classes.count} aria-live="polite">
        {[`${verb} ${count}`, ...sums.map((sum) => formatAmount(sum.amount, sum.currency_code))].join(' · ')}
      </b>
      <div className={classes.actions}>
        {actions.map((action) => (
          <Button
            key={action.key}
            size="sm"
            variant="ghost"
            icon={action.icon}
            onClick={() => {
              setOpenKey(action.key);
            }}
          >
            {action.label}
          </Button>
        ))}
        {exportButton}
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconX />}
        trailing={<Kbd keys={['Esc']} />}
        onClick={selection.clear}
      >
        Снять выбор
      </Button>
      {open?.dialog(rows, close, () => {
        close();
        selection.clear();
        onDone();
      })}
    </div>
  );
}
