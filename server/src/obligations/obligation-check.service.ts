import type { OBLIGATION_FIELDS } from 'shared/contract/obligation/obligation.fields';
import type { RecordValues } from 'shared/contract/record/field-table';
import { missingText } from 'shared/contract/record/record-kind';
import type { Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden, Locked, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { ruleFaults } from './obligation-rules.policy';
import { type ObligedDocument, type ObligedKind, requireObligedKind } from './obliged-kinds';
import { findDocument, findNamed, waitsFor } from './obligations.repository';

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
  if (!holds(actor, kind.read) || !holds(actor, kind.edit)) throw new Forbidden();
  const document = await findDocument(trx, kind, { viewer: actor, id });
  if (document === null) throw new NotFound(missingText(kind.kind));
  requireOpen(document);
  return { kind, id, document };
}

/** Refuses with 422 under the fields what breaks a rule; answers the day of the obligation the line waits for. */
export async function checkValues(
  trx: Trx,
  values: Values,
  wanted: { document: { type: string; id: number }; ownId: number | null; isNewPerson: boolean },
): Promise<string | null> {
  const errors = ruleFaults(values);
  const named = await findNamed(trx, { responsibleId: values.responsible_id, afterId: values.after_id });
  if (wanted.isNewPerson && named.userStatus !== 'active') {
    errors.responsible_id = ['Ответственным может быть только действующий сотрудник'];
  }
  if (values.after_id !== null) {
    const { type, id } = wanted.document;
    const isHere = named.after?.document_type === type && named.after.document_id === id;
    if (!isHere) errors.after_id = ['Выберите обязательство этого же документа'];
    else if (wanted.ownId !== null && (await waitsFor(trx, values.after_id, wanted.ownId))) {
      errors.after_id = ['Это обязательство само ждёт исполнения изменяемого'];
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return named.after?.done_at ?? null;
}
