import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { RecordSource } from '../records/record-source';
import {
  type CounterpartyRecord,
  findCounterparty,
  findPresentEmployees,
  seenCounterparty,
} from './counterparties.repository';
import { cardView } from './counterparties.view';

const TAKEN = 'Контрагент с такими ИНН и КПП уже есть';
const TAKEN_ALONE = 'Контрагент с таким ИНН уже есть';

/** What is said of a taken ИНН: a person has no КПП. */
export function takenText({ kpp }: { kpp: string | null }): string {
  return kpp === null ? TAKEN_ALONE : TAKEN;
}

/** What the use case of a record has to know of counterparties. */
export const counterpartySource: RecordSource<CounterpartyRecord, Counterparty> = {
  kind: RECORD_KINDS.counterparty,
  fields: COUNTERPARTY_FIELDS,
  find: findCounterparty,
  seen: seenCounterparty,
  label: ({ name_full }) => name_full,
  view: cardView,
  audience: (db) => findPresentEmployees(db),
  unique: {
    counterparties_inn_kpp_key: { field: 'inn', message: TAKEN },
    counterparties_inn_alone_key: { field: 'inn', message: TAKEN_ALONE },
  },
};
