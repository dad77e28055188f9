import { type Obligation, type ObligationRow } from 'shared/contract/obligation/obligation';
import type { Actor } from '../platform/http/actor';
import { type ObligedKind, obligationsUrl } from './obliged-kinds';
import { obligationLife, phaseOf } from './obligations.policy';
import type { ListedObligation, ObligationRecord } from './obligations.repository';

const ruled = ({
  after,
  due_base,
  due_offset,
  due_shift,
  due_unit,
  remind_days,
}: Omit<ListedObligation, 'phase'>) => ({
  shift_rule: due_shift,
  depends_on_id: after?.id ?? null,
  due_rule: { base: due_base, offset: due_offset, unit: due_unit },
  remind_days: remind_days.map(Number),
});

/** A row of the register on the wire. */
export function rowView(row: ListedObligation, kind: ObligedKind): ObligationRow {
  const { document } = row;
  return { ...row, ...ruled(row), document: { ...document, url: obligationsUrl(kind, document.id) } };
}

/** The obligation with its phase on the day and what the reader may do with it. */
export function obligationView(record: ObligationRecord, actor: Actor, today: string): Obligation {
  return {
    ...record,
    ...ruled(record),
    document: { ...record.document, url: record.url },
    phase: phaseOf(record, today),
    can: obligationLife.canOf(actor, record),
    open_groups: [...obligationLife.groupsFor(actor, record)],
    available_actions: obligationLife.availableActions(actor, record),
  };
}
