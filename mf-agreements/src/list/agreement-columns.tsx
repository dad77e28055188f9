import type { AgreementRow } from 'shared/contract/agreement/agreement';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import { Highlight, registerColumns, type Column } from 'shared/register';

import { agreementStatusLook } from '../agreement/agreement-status-look';
import { originalColumns, originalStatusColumn } from '../originals/original-columns';
import { NumberCell, ResponsibleCell, ShortNameCell, ValidUntilCell } from './agreement-cells';
import classes from './agreement-cells.module.css';
import { AGREEMENT_LOOKS } from './agreements-first-rows';

const { column, textColumn, nameColumn, dayColumn, momentColumn, moneyColumn, statusColumn, partyColumn } =
  registerColumns<AgreementRow, keyof typeof AGREEMENT_REGISTER.columns>(AGREEMENT_REGISTER.columns);

const hidden = { isHidden: true } as const;

/** Shown when the reader asks for them. */
const hiddenColumns: readonly Column<AgreementRow>[] = [
  column('responsible_name', (row) => <ShortNameCell fullName={row.responsible.full_name} />, {
    width: 160,
    ...hidden,
  }),
  moneyColumn('vat_amount', (row) => [row.vat_amount, row.currency_code], { width: 156, ...hidden }),
  textColumn('department', (row) => row.department?.name ?? null, { width: 180, tone: 'muted', ...hidden }),
  textColumn('agreement_type', (row) => row.agreement_type.name, { width: 160, tone: 'muted', ...hidden }),
  originalStatusColumn(AGREEMENT_REGISTER.columns),
  partyColumn('organization', (row) => row.organization, { width: 180, ...hidden }),
  textColumn('direction', (row) => AGREEMENT_DIRECTION_LABELS[row.direction], { width: 124, ...hidden }),
  textColumn('kind', (row) => AGREEMENT_KIND_LABELS[row.kind], { width: 124, ...hidden }),
  dayColumn('start_date', (row) => row.start_date, { width: 128, ...hidden }),
  textColumn('currency_code', (row) => row.currency_code, { width: 80, tone: 'muted', ...hidden }),
  column('tags', (row) => <span className={classes.tags}>{row.tags.join(', ')}</span>, {
    width: 180,
    ...hidden,
  }),
  column('internal_number', (row, { search }) => <Highlight text={row.internal_number} search={search} />, {
    width: 140,
    tone: 'muted',
    isNumeric: true,
    ...hidden,
  }),
  momentColumn('updated_at', (row) => row.updated_at, hidden),
  dayColumn('retention_until', (row) => row.retention_until ?? null, { width: 128, ...hidden }),
];

/** The columns of the register: those it opens with, those of originals on their tab, and those that are hidden. */
export function agreementColumns(readerId: number, isOriginals = false): readonly Column<AgreementRow>[] {
  return [
    column('number', (row, { search }) => <NumberCell row={row} search={search} />, {
      ...AGREEMENT_LOOKS.number,
      isLocked: true,
      isLink: true,
    }),
    dayColumn('agreement_date', (row) => row.agreement_date, AGREEMENT_LOOKS.agreement_date),
    nameColumn('title', (row) => row.title, AGREEMENT_LOOKS.title),
    partyColumn('counterparty', (row) => row.counterparty, AGREEMENT_LOOKS.counterparty),
    statusColumn('status', (row) => agreementStatusLook(row.status), {
      ...AGREEMENT_LOOKS.status,
      isArchived: (row) => row.archived_at !== null,
    }),
    ...(isOriginals ? originalColumns<AgreementRow>(AGREEMENT_REGISTER.columns, false) : []),
    moneyColumn('amount', (row) => [row.amount, row.currency_code], { isHidden: isOriginals }),
    column('end_date', (row) => <ValidUntilCell row={row} />, {
      ...AGREEMENT_LOOKS.end_date,
      isHidden: isOriginals,
    }),
    column(
      'responsible',
      (row) => <ResponsibleCell row={row} readerId={readerId} />,
      AGREEMENT_LOOKS.responsible,
    ),
    ...(isOriginals ? [] : originalColumns<AgreementRow>(AGREEMENT_REGISTER.columns, true)),
    ...hiddenColumns,
  ];
}
