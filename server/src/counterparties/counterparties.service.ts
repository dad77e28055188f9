import type { z } from 'zod';
import type { ActivityChange } from 'shared/contract/activity-log';
import type { Counterparty } from 'shared/contract/counterparty';
import type { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty-input';
import { COUNTERPARTY_STATUS_LABELS, COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import type { Db, Trx } from '../platform/database/database';
import { faultCode } from '../platform/fault-code';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type CounterpartyValues, faultsOf } from './counterparty-rules';
import { announceCounterparty } from './counterparty-announcement';
import { canOf } from './counterparties.policy';
import {
  type CounterpartyRecord,
  findCounterparty,
  insertCounterparty,
  isInnTaken,
  lockCounterparty,
  replaceBankAccounts,
  saveSignatories,
  updateCounterparty,
} from './counterparties.repository';

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

const PLAIN: Omit<CounterpartyValues, 'type' | 'name_short' | 'name_full'> = {
  is_own: false,
  legal_form: null,
  inn: null,
  kpp: null,
  ogrn: null,
  legal_address: null,
  postal_address: null,
  phone: null,
  email: null,
  website: null,
  status: 'new',
  note: null,
  default_vat_rate_id: null,
  responsible_id: null,
  bank_accounts: [],
  signatories: [],
};

const LABELS: Readonly<Record<keyof CounterpartyValues, string>> = {
  is_own: 'Своя организация',
  type: 'Тип',
  legal_form: 'Правовая форма',
  name_short: 'Краткое название',
  name_full: 'Полное название',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  legal_address: 'Юридический адрес',
  postal_address: 'Почтовый адрес',
  phone: 'Телефон',
  email: 'Электронная почта',
  website: 'Сайт',
  status: 'Состояние',
  note: 'Примечание',
  default_vat_rate_id: 'Ставка НДС по умолчанию',
  responsible_id: 'Ответственный',
  bank_accounts: 'Банковские счета',
  signatories: 'Подписанты',
};

async function required(db: Db, id: number): Promise<CounterpartyRecord> {
  const record = await findCounterparty(db, id);
  if (record === null) throw new NotFound('Контрагент не найден');
  return record;
}

function viewOf(record: CounterpartyRecord, actor: Actor): Counterparty {
  return { ...record, can: canOf(actor, record) };
}

/** The card; refuses with 404 when there is none. Every employee may read it. */
export async function get(deps: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Counterparty> {
  return viewOf(await required(deps.db, id), actor);
}

async function check(trx: Trx, values: CounterpartyValues, id: number | null): Promise<void> {
  const errors = faultsOf(values);
  if (values.inn !== null && errors.inn === undefined) {
    const wanted = { inn: values.inn, kpp: values.kpp, isOwn: values.is_own, exceptId: id };
    if (await isInnTaken(trx, wanted)) errors.inn = ['Контрагент с такими ИНН и КПП уже есть'];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

async function saveParts(trx: Trx, id: number, input: Partial<CounterpartyValues>): Promise<void> {
  if (input.bank_accounts !== undefined) await replaceBankAccounts(trx, id, input.bank_accounts);
  if (input.signatories === undefined) return;
  if (input.signatories.filter((person) => person.is_default).length > 1) {
    throw new ValidationFailed({ signatories: ['Основной подписант один'] });
  }
  if (!(await saveSignatories(trx, id, input.signatories))) {
    throw new ValidationFailed({ signatories: ['Выберите подписанта этой организации'] });
  }
}

/** Two who add the same company at once: the database lets one through, the other is told under the field. */
async function withUniqueInn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (faultCode(error) === '23505' && constraint === 'counterparties_inn_key') {
      throw new ValidationFailed({ inn: ['Контрагент с такими ИНН и КПП уже есть'] });
    }
    if (faultCode(error) === '23503') throw new ValidationFailed({ base: ['Выберите значения из списков'] });
    throw error;
  }
}

/** A new counterparty and its card; refuses with 422 requisites that cannot be or are taken. */
export async function create(
  deps: Deps,
  { actor, origin, input }: Change & { input: z.output<typeof counterpartyCreate> },
): Promise<Counterparty> {
  return withUniqueInn(() =>
    deps.transact(async (trx) => {
      const values = { ...PLAIN, ...input };
      await check(trx, values, null);
      const { bank_accounts: _, signatories: __, ...columns } = values;
      const id = await insertCounterparty(trx, {
        ...columns,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
      await saveParts(trx, id, input);
      const record = await required(trx, id);
      await deps.activity.record(trx, {
        actor,
        origin,
        action: 'counterparty.created',
        entityType: 'counterparty',
        entityId: id,
        entityLabel: record.name_full,
      });
      await announceCounterparty(deps, trx, { id, lockVersion: record.lock_version, actor });
      return viewOf(record, actor);
    }),
  );
}

function shown(record: CounterpartyRecord, field: keyof CounterpartyValues): string | null {
  if (field === 'type') return COUNTERPARTY_TYPE_LABELS[record.type];
  if (field === 'status') return COUNTERPARTY_STATUS_LABELS[record.status];
  if (field === 'responsible_id') return record.responsible_name;
  if (field === 'bank_accounts')
    return record.bank_accounts.map((account) => account.account).join(', ') || null;
  if (field === 'signatories') return record.signatories.map((person) => person.full_name).join(', ') || null;
  const value = record[field];
  return value === null ? null : String(value);
}

function changesBetween(before: CounterpartyRecord, after: CounterpartyRecord): ActivityChange[] {
  return (Object.keys(LABELS) as (keyof CounterpartyValues)[])
    .map((field) => ({ field, label: LABELS[field], old: shown(before, field), new: shown(after, field) }))
    .filter((change) => change.old !== change.new);
}

/** The counterparty holds the given values afterwards; refuses with 404, 403, 409 and the present card, 422. */
export async function update(
  deps: Deps,
  request: Change & { id: number; input: z.output<typeof counterpartyUpdate> },
): Promise<Counterparty> {
  const { actor, origin, id } = request;
  const { lock_version, ...input } = request.input;
  return withUniqueInn(() =>
    deps.transact(async (trx) => {
      const version = await lockCounterparty(trx, id);
      const before = await required(trx, id);
      if (version !== lock_version) throw new Conflict(viewOf(before, actor));
      if (!canOf(actor, before).edit) throw new Forbidden();
      await check(trx, { ...PLAIN, ...before, signatories: [], ...input }, id);
      const { bank_accounts: _, signatories: __, ...columns } = input;
      await updateCounterparty(trx, id, { ...columns, updated_by_id: actor.id, updated_at: deps.now() });
      await saveParts(trx, id, input);
      const after = await required(trx, id);
      await deps.activity.record(trx, {
        actor,
        origin,
        action: 'counterparty.updated',
        entityType: 'counterparty',
        entityId: id,
        entityLabel: after.name_full,
        changes: changesBetween(before, after),
      });
      await announceCounterparty(deps, trx, { id, lockVersion: after.lock_version, actor });
      return viewOf(after, actor);
    }),
  );
}
