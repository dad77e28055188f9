import { useMemo, useState } from 'react';

import type { Column, RegisterDefinition, RegisterRow } from '../register-definition';
import { arrangeColumns, clampWidth, PLAIN_LAYOUT, type ColumnLayout } from './column-layout';
import { readLayout, readRowHeight, writeLayout, writeRowHeight, type RowHeight } from './stored-layout';

export interface RegisterColumns<Row> {
  all: readonly Column<Row>[];
  /** In the reader's order. */
  shown: readonly Column<Row>[];
  widths: ColumnLayout['widths'];
  rowHeight: RowHeight;
  isArranged: boolean;
  show: (keys: readonly string[]) => void;
  resize: (key: string, width: number | null) => void;
  reset: () => void;
  setRowHeight: (height: RowHeight) => void;
}

interface Arrangement {
  name: string;
  layout: ColumnLayout;
}

/**
 * The reader's arrangement of a register, kept in the browser. A saved view with columns of its own has an
 * arrangement of its own: `viewColumns` are taken until the reader changes them.
 */
export function useColumns<Row extends RegisterRow>(
  definition: RegisterDefinition<Row>,
  viewId: string | null,
  viewColumns: readonly string[] | null,
): RegisterColumns<Row> {
  const own = definition.name ?? definition.resource;
  const kept = viewId === null ? null : readLayout(`${own}/view-${viewId}`);
  const isOfView = viewId !== null && (viewColumns !== null || kept !== null);
  const name = isOfView ? `${own}/view-${viewId}` : own;

  const [changed, setChanged] = useState<Arrangement | null>(null);
  const [rowHeight, setHeight] = useState<RowHeight>(readRowHeight);
  const layout = useMemo<ColumnLayout>(() => {
    if (changed?.name === name) return changed.layout;
    const widths = readLayout(own)?.widths ?? {};
    return readLayout(name) ?? { shown: viewColumns, widths };
  }, [changed, name, own, viewColumns]);

  const shown = useMemo(() => arrangeColumns(definition.columns, layout), [definition.columns, layout]);
  const keep = (next: ColumnLayout) => {
    writeLayout(name, next);
    setChanged({ name, layout: next });
  };

  return {
    all: definition.columns,
    shown,
    widths: layout.widths,
    rowHeight,
    isArranged: layout.shown !== null || Object.keys(layout.widths).length > 0,
    show: (keys) => {
      keep({ ...layout, shown: keys });
    },
    resize: (key, width) => {
      const { [key]: _, ...others } = layout.widths;
      keep({ ...layout, widths: width === null ? others : { ...others, [key]: clampWidth(width) } });
    },
    reset: () => {
      writeLayout(name, null);
      setChanged({ name, layout: isOfView ? { shown: viewColumns, widths: {} } : PLAIN_LAYOUT });
    },
    setRowHeight: (height) => {
      writeRowHeight(height);
      setHeight(height);
    },
  };
}
