import type { OBLIGATION_FIELDS } from 'shared/contract/obligation/obligation.fields';
import type { RecordValues } from 'shared/contract/record/field-table';
import { missingText } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { presentEmployee } from '../accounts/employee.service';
import type { Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden, Locked, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { ruleFaults } from './obligation-rules.policy';
import {
  keepsObligations,
  type ObligedDocument,
  type ObligedKind,
  requireObligedKind,
} from './obliged-kinds';
import { findAwaited, findDocument, isPartOf, waitsFor } from './obligations.repository';

type Values = RecordValues<typeof OBLIGATION_FIELDS>;

/** The document to which something is added. */
export interface Place {
  kind: ObligedKind;
  id: number;
  document: ObligedDocument;
}

/** Refuses with 423 when what is owed by the document does not change now. */
export function requireOpen({
  is_locked,
  is_closed,
}: Pick<ObligedDocument, 'is_locked' | 'is_closed'>): void {
  if (is_closed) throw new Locked('Документ закрыт: обязательства по нему больше не меняются');
  if (is_locked) {
    throw new Locked(
      'Документ на согласовании или подписании: обязательства можно изменить, когда он вернётся',
    );
  }
}

/** The document to which something is added; refuses with 403, 404 and 423. */
export async function requirePlace(
  deps: Deps,
  trx: Trx,
  wanted: { actor: Actor; type: string; id: number },
): Promise<Place> {
  const { actor, type, id } = wanted;
  const kind = requireObligedKind(deps.app, type);
  if (!holds(actor, kind.read) || !keepsObligations(actor, kind)) throw new Forbidden();
  const document = await findDocument(trx, kind, { viewer: actor, id });
  if (document === null) throw new NotFound(missingText(kind.kind));
  requireOpen(document);
  return { kind, id, document };
}

/** Refuses with 422 a document that belongs to another agreement than that, which may be the document itself. */
export async function requirePartOf(trx: Trx, { kind, id }: Place, wholeId: number): Promise<void> {
  if (kind.partOf === undefined) {
    if (kind.kind.name === RECORD_KINDS.agreement.name && id === wholeId) return;
    throw new ValidationFailed({
      agreement_id: ['Укажите один документ, по которому возникло обязательство'],
    });
  }
  if (await isPartOf(trx, kind, { id, wholeId })) return;
  throw new ValidationFailed({ agreement_id: ['Дополнительное соглашение заключено не к этому договору'] });
}

interface Checking {
  trx: Trx;
  values: Values;
  document: { type: string; id: number };
  ownId: number | null;
  isNewPerson: boolean;
}

/** Why the employee cannot answer for what is owed by the document; null when they can: whoever does has to see it. */
async function strangerFault(
  deps: Deps,
  trx: Trx,
  { document, personId }: { document: { type: string; id: number }; personId: number },
): Promise<string | null> {
  const kind = requireObligedKind(deps.app, document.type);
  const facts = await findDocument(trx, kind, { viewer: 'everything', id: document.id });
  if (facts?.responsible_id === personId) return null;
  const person = await presentEmployee(trx, personId);
  if (person === null) return 'Ответственным может быть только действующий сотрудник';
  const sees =
    holds(person, kind.read) && (await findDocument(trx, kind, { viewer: person, id: document.id })) !== null;
  return sees
    ? null
    : 'Этот сотрудник не видит документ. Выберите другого или сначала дайте доступ: например, назначьте куратором';
}

/** Refuses with 422 under the fields what breaks a rule; answers the day of the obligation the line waits for. */
export async function checkValues(deps: Deps, { trx, values, ...wanted }: Checking): Promise<string | null> {
  const errors = ruleFaults(values);
  const after = await findAwaited(trx, values.after_id);
  if (wanted.isNewPerson) {
    const { document } = wanted;
    const fault = await strangerFault(deps, trx, { document, personId: values.responsible_id });
    if (fault !== null) errors.responsible_id = [fault];
  }
  if (values.after_id !== null) {
    const { type, id } = wanted.document;
    const isHere = after?.document_type === type && after.document_id === id;
    if (!isHere) errors.after_id = ['Выберите обязательство этого же документа'];
    else if (wanted.ownId !== null && (await waitsFor(trx, values.after_id, wanted.ownId))) {
      errors.after_id = ['Это обязательство само ждёт исполнения изменяемого'];
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return after?.done_at ?? null;
}
