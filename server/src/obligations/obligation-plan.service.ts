import { sumMoney } from 'shared/contract/money/decimal';
import type { Obligation, ObligationPlan } from 'shared/contract/obligation/obligation';
import { missingText } from 'shared/contract/record/record-kind';
import { businessDay } from '../calendar/business-day';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden, NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import {
  keepsObligations,
  type ObligedDocument,
  obligationsUrl,
  obligedKinds,
  type ObligedKind,
  requireObligedKind,
} from './obliged-kinds';
import { findDocument, findEmployee, findOfDocument } from './obligations.repository';
import { obligationView } from './obligations.view';

/** Payments of the document itself by whoever pays, against its amount; null when there is nothing to compare. */
export function checkOf(
  document: Pick<ObligedDocument, 'amount' | 'payer'>,
  own: readonly Pick<Obligation, 'kind' | 'direction' | 'status' | 'sum'>[],
): ObligationPlan['check'] {
  const payments = own.filter(
    ({ kind, direction, status }) =>
      kind === 'payment' && status !== 'waived' && (document.payer ?? direction) === direction,
  );
  if (document.amount === null || payments.length === 0) return null;
  const planned = sumMoney(payments.map(({ sum }) => sum ?? '0'));
  const { amount } = document;
  const difference = sumMoney([planned, amount.startsWith('-') ? amount.slice(1) : `-${amount}`]);
  return { planned, amount, difference };
}

function closedReason({ is_closed, is_locked }: ObligedDocument): string | null {
  if (is_closed) return 'Документ закрыт, обязательства по нему не меняются';
  return is_locked ? 'Пока документ на согласовании или подписании, обязательства не меняются' : null;
}

function totalsOf(data: readonly Obligation[]): ObligationPlan['totals'] {
  const count = (isIt: (line: Obligation) => boolean) => data.filter(isIt).length;
  return {
    open: count(({ status }) => status === 'planned' || status === 'partially'),
    overdue: count(({ phase }) => phase === 'overdue'),
    done: count(({ status }) => status === 'done'),
  };
}

const partsOf = (deps: Deps, { kind }: ObligedKind) =>
  obligedKinds(deps.app).filter(({ partOf }) => partOf?.type === kind.name);

/** Everything owed by the document and by what belongs to it; refuses with 422 an unknown kind, with 403 and 404. */
export async function getPlan(
  deps: Deps,
  wanted: { actor: Actor; type: string; id: number },
): Promise<ObligationPlan> {
  const { actor, type, id } = wanted;
  const kind = requireObligedKind(deps.app, type);
  if (!holds(actor, kind.read)) throw new Forbidden();
  const document = await findDocument(deps.db, kind, { viewer: actor, id });
  if (document === null) throw new NotFound(missingText(kind.kind));
  const today = businessDay(deps.now());
  const parts = partsOf(deps, kind);
  const rows = await findOfDocument(deps.app, deps.db, { viewer: actor, kind, parts, id });
  const data = rows.map((row) => obligationView(row, actor, today));
  const own = data.filter((row) => row.document.type === type && row.document.id === id);
  const closed = closedReason(document);
  const edits = keepsObligations(actor, kind);
  const { name, title, counterparty_name, amount, currency_code, signed_on, start_date } = document;
  return {
    data,
    document: {
      ...{ type, id, name, title, counterparty_name, amount, currency_code, signed_on, start_date },
      url: obligationsUrl(kind, id),
      responsible: await findEmployee(deps.db, document.responsible_id),
    },
    check: checkOf(document, own),
    totals: totalsOf(data),
    can: { add: edits && closed === null },
    closed_reason: edits ? closed : null,
    today,
  };
}
