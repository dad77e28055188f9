import { counted } from '../../format/plural';
import type { BulkBarProps } from '../bulk/bulk-bar';
import type { RegisterColumns } from '../columns/use-columns';
import { ExportButton } from '../export/export-button';
import { exportKeys } from '../export/export-keys';
import { RegisterFooter } from '../footer/register-footer';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { lazyPart } from '../lazy-part';
import type { RegisterModel } from './use-register';

const BulkBar = lazyPart<BulkBarProps>(() => import('../bulk/bulk-bar'));

interface RegisterFootProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  register: RegisterModel<Row>;
  columns: RegisterColumns<Row>;
}

/** The footer; while rows are chosen what can be done with them takes its place. */
export function RegisterFoot<Row extends RegisterRow>({
  definition,
  register,
  columns,
}: RegisterFootProps<Row>) {
  const { selection, list, summary, steady } = register;
  const { noun } = definition;
  if (selection.rows.size === 0) {
    return (
      <RegisterFooter
        meta={list.data?.meta}
        noun={noun}
        sums={summary?.sums}
        hasSums={definition.rowAmount !== undefined}
        isOutdated={steady.isOutdated}
        onShowFresh={steady.showFresh}
        onPage={register.goTo}
        onPerPage={register.setPerPage}
      />
    );
  }
  const rows = [...selection.rows.values()];
  const { rowAmount } = definition;
  return (
    <BulkBar
      rows={selection.rows}
      noun={noun.forms}
      amountOf={rowAmount}
      bulk={definition}
      copied={{
        heads: columns.shown.map((column) => column.title),
        cells: () => rows.map((row) => columns.shown.map((column) => column.cell(row, { search: '' }))),
      }}
      onClear={selection.clear}
      onDone={register.refresh}
      exportButton={
        definition.isExportable === true ? (
          <ExportButton
            size="sm"
            placement="top-start"
            resource={definition.resource}
            query={register.question}
            shown={exportKeys(columns.shown)}
            all={exportKeys(columns.all)}
            ids={[...selection.rows.keys()]}
            what={counted(rows.length, noun.forms)}
          />
        ) : null
      }
    />
  );
}
