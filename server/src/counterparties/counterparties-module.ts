import { discuss } from '../comments/discussed-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import { counterpartyDocument } from './counterparty-document.service';
import { counterparty, counterpartyRow } from 'shared/contract/counterparty/counterparty';
import {
  counterpartyActionInput,
  counterpartyBulkInput,
  counterpartyCreate,
  counterpartyUpdate,
  counterpartyWhole,
} from 'shared/contract/counterparty/counterparty-input';
import {
  COUNTERPARTY_ACTIONS,
  COUNTERPARTY_WORKFLOW,
} from 'shared/contract/counterparty/counterparty.workflow';
import { bulkAnswer } from 'shared/contract/list/bulk-change';
import { bringDue } from '../due-dates/due-sources.service';
import { addImportable, nameRecords } from '../imports/importable.service';
import { addRegister } from '../lists/register-catalogue';
import { alsoNamed } from '../platform/http/also-named';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { wordAnswers } from '../records/journal-fields';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { CONTACT_NAMES } from './contact-names';
import { findEmployees } from './counterparties.repository';
import { create, remove, update } from './counterparties.service';
import { rowCan } from './counterparties.policy';
import { act } from './counterparty-actions.service';
import { updateMany } from './counterparty-bulk.service';
import { ACTION_LABELS, JOURNAL_FIELDS } from './counterparty-journal.labels';
import { counterpartyResource, type ListedCounterparty } from './list/counterparty-list';
import { matchingRoutes } from './matching/counterparty-matching.routes';
import { counterpartyRegister } from './list/counterparty-register';
import { counterpartyImport } from './counterparty-import';
import { namedCounterparties } from './counterparty-names.repository';
import { counterpartyDue } from './counterparty-due';
import { counterpartyWork } from './counterparty-work';
import { counterpartySource } from './counterparty-source';

/** Partners and own organisations: read by everybody, changed by those who may. */
export function counterpartiesModule(deps: Deps): void {
  deps.activity.labels(ACTION_LABELS);
  deps.activity.fields('counterparty', JOURNAL_FIELDS);
  wordAnswers(deps.activity, 'counterparty', COUNTERPARTY_WORKFLOW);
  // What the lines of the journal were called before a counterparty had one name.
  deps.activity.pages('company', counterpartySource.kind);
  bringDue(deps.app, ...counterpartyDue);
  addOpenWork(deps.app, counterpartyWork);
  addRegister(deps.app, counterpartyRegister);
  addImportable(deps.app, counterpartyImport);
  nameRecords(deps.app, counterpartySource.kind.resource, namedCounterparties);
  guardFiles(deps.app, counterpartySource.kind.name, counterpartyDocument);
  discuss(deps.app, counterpartySource, {
    read: null,
    readers: (db) => findEmployees(db),
    people: (row) => [row.responsible_id],
  });
  matchingRoutes(deps);
  readRoutes(deps, {
    source: counterpartySource,
    access: 'authenticated',
    list: counterpartyResource,
    rowView: (row: ListedCounterparty, actor) => ({ ...row, can: rowCan(actor, row) }),
    schemas: { row: counterpartyRow, card: counterparty },
  });
  route(deps.app, {
    method: 'POST',
    url: '/api/counterparties/bulk',
    access: 'counterparties.update',
    summary: 'Изменение нескольких контрагентов',
    body: counterpartyBulkInput,
    response: bulkAnswer,
    handler: ({ actor, body, origin }) => updateMany(deps, { actor, origin }, body),
  });
  changeRoutes(deps, {
    resource: counterpartySource.kind.resource,
    title: counterpartySource.kind.title,
    rights: {
      create: 'counterparties.create',
      edit: 'counterparties.update',
      delete: 'counterparties.delete',
      act: 'counterparties.check',
    },
    card: counterparty,
    bodies: {
      create: alsoNamed(counterpartyCreate, CONTACT_NAMES),
      change: alsoNamed(counterpartyUpdate, CONTACT_NAMES),
      whole: alsoNamed(counterpartyWhole, CONTACT_NAMES),
      action: counterpartyActionInput,
    },
    actions: COUNTERPARTY_ACTIONS,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
}
