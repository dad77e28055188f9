import { addendumColumns } from '../addendums/addendum-columns';
import { addendumResource } from '../addendums/addendum-list';
import { agreementColumns } from '../agreements/agreement-columns';
import { agreementResource } from '../agreements/agreement-list';
import { counterpartyColumns } from '../counterparties/counterparty-columns';
import { counterpartyResource } from '../counterparties/counterparty-list';
import type { ListResource } from '../lists/list-resource';
import { offerColumns } from '../offers/offer-columns';
import { offerResource } from '../offers/offer-list';
import { type Access, authorise } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import { userSheetColumns } from './user-sheet-columns';
import { userResource } from '../users/user-resource';
import type { ExportColumns } from './export-column';

/** A register that views can be kept of and that can be taken out as a spreadsheet. */
export interface Register<Row extends object> {
  /** First word of the file's name: «Договоры». */
  title: string;
  access: Exclude<Access, 'public'>;
  list: ListResource<Row>;
  columns: ExportColumns<Row>;
}

const CATALOGUE = {
  agreements: {
    title: 'Договоры',
    access: 'agreements.read',
    list: agreementResource,
    columns: agreementColumns,
  },
  addendums: {
    title: 'Дополнительные соглашения',
    access: 'addendums.read',
    list: addendumResource,
    columns: addendumColumns,
  },
  'commercial-offers': {
    title: 'Коммерческие предложения',
    access: 'commercial_offers.read',
    list: offerResource,
    columns: offerColumns,
  },
  counterparties: {
    title: 'Контрагенты',
    access: 'authenticated',
    list: counterpartyResource,
    columns: counterpartyColumns,
  },
  users: { title: 'Сотрудники', access: 'authenticated', list: userResource, columns: userSheetColumns },
} as const;

/** The register of a resource the employee may read; refuses with 422 an unknown one and with 403 a closed one. */
export function requireRegister(resource: string, actor: Actor): Register<object> {
  if (!Object.hasOwn(CATALOGUE, resource)) {
    throw new ValidationFailed({ resource: ['Такого реестра нет'] });
  }
  // What a register is made of agrees within it; outside, its rows are just records.
  const register = CATALOGUE[resource as keyof typeof CATALOGUE] as unknown as Register<object>;
  authorise(actor, register.access);
  return register;
}
