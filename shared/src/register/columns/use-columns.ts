import { useMemo } from 'react';

import { useLocalSettings } from '../../session/session';
import type { Column, RegisterDefinition, RegisterRow } from '../register-definition';
import { arrangeColumns, clampWidth, type ColumnLayout } from './column-layout';
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

/**
 * The reader's arrangement of a register, one of the person's settings. A saved view with columns of its own has an
 * arrangement of its own: `viewColumns` are taken until the reader changes them.
 */
export function useColumns<Row extends RegisterRow>(
  definition: RegisterDefinition<Row>,
  viewId: string | null,
  viewColumns: readonly string[] | null,
): RegisterColumns<Row> {
  const own = definition.name ?? definition.resource;
  const settings = useLocalSettings();
  const { name, layout, rowHeight } = useMemo(() => {
    // Read anew whenever the settings change: in the chooser, in another tab, or because the server's have come.
    const kept = viewId === null ? null : readLayout(`${own}/view-${viewId}`, settings);
    const place = viewId !== null && (viewColumns !== null || kept !== null) ? `${own}/view-${viewId}` : own;
    const standard: ColumnLayout = { shown: viewColumns, widths: readLayout(own, settings)?.widths ?? {} };
    return {
      name: place,
      layout: readLayout(place, settings) ?? standard,
      rowHeight: readRowHeight(settings),
    };
  }, [settings, own, viewId, viewColumns]);

  const shown = useMemo(() => arrangeColumns(definition.columns, layout), [definition.columns, layout]);
  const keep = (next: ColumnLayout) => {
    writeLayout(name, next);
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
    },
    setRowHeight: writeRowHeight,
  };
}
