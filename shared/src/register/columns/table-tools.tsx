import { IconColumns3, IconMenu2 } from '@tabler/icons-react';

import { Button, IconButton, Menu, Popover } from '../../ui/ui';
import { lazyPart } from '../lazy-part';
import type { ColumnChooserProps } from './column-chooser';
import type { RowHeight } from './stored-layout';
import type { RegisterColumns } from './use-columns';

const ColumnChooser = lazyPart<ColumnChooserProps>(() => import('./column-chooser'));

const HEIGHTS: readonly { value: RowHeight; label: string }[] = [
  { value: 'compact', label: 'Плотные строки' },
  { value: 'normal', label: 'Обычные строки' },
  { value: 'roomy', label: 'Просторные строки' },
];

/** Row height and columns: how the reader wants to see the register. */
export function TableTools<Row>({ columns }: { columns: RegisterColumns<Row> }) {
  return (
    <>
      <Menu
        label="Высота строк"
        trigger={(trigger) => <IconButton {...trigger} size="sm" label="Высота строк" icon={<IconMenu2 />} />}
        entries={HEIGHTS.map(({ value, label }) => ({
          label,
          checked: columns.rowHeight === value,
          onSelect: () => {
            columns.setRowHeight(value);
          },
        }))}
      />
      <Popover
        label="Колонки"
        placement="bottom-end"
        width={272}
        trigger={(trigger) => (
          <Button {...trigger} size="sm" variant="ghost" icon={<IconColumns3 />}>
            Колонки
          </Button>
        )}
      >
        <ColumnChooser
          columns={columns.all}
          shown={columns.shown.map((column) => column.key)}
          isArranged={columns.isArranged}
          onShow={columns.show}
          onReset={columns.reset}
        />
      </Popover>
    </>
  );
}
