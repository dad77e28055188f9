import { addendumTemplates } from './addendum-template';
import { takeTemplates } from '../file-templates/template-kinds.service';
import { approvalSubject } from '../approval/approval-subjects.service';
import { outcomeLabels, wordOutcomes } from '../approval/document-subject.service';
import { discuss } from '../comments/discussed-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import { addendumDocument } from './addendum-document.service';
import { addendum, addendumRow } from 'shared/contract/addendum/addendum';
import { registerSummary } from 'shared/contract/list/register-summary';
import {
  addendumActionInput,
  addendumCreate,
  addendumUpdate,
  addendumWhole,
} from 'shared/contract/addendum/addendum-input';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_ACTIONS, ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { BODY_LIMITS } from '../platform/http/body/body-limits';
import { alsoNamed } from '../platform/http/also-named';
import { SIGNING_NAMES } from '../records/signing/signing-names';
import { businessDay } from '../calendar/business-day';
import { journalRule } from '../lists/journal-rule';
import { queryStringOf } from '../lists/list-query';
import { listQuery } from '../lists/list-route';
import { addRegister } from '../lists/register-catalogue';
import { archivePart, keepFromDestruction } from '../archive/archived-kinds.service';
import { bringDue } from '../due-dates/due-sources.service';
import { addendumDue } from './list/addendum-due';
import { addendumOriginals, awaitedAddenda } from './addendum-originals';
import { awaitOriginals } from '../originals/originals-kinds.service';
import { link } from '../links/linked-kinds.service';
import { oblige } from '../obligations/obliged-kinds.service';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { watch } from '../subscriptions/watched-kinds.service';
import { journalFields, wordAnswers } from '../records/journal-fields';
import { SIGNATURE_FIELDS } from '../records/signing/signing';
import { followRecords } from '../records/record-followers';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { meetDayOfAgreements } from '../agreements/agreements-day.service';
import { act } from './addendum-actions.service';
import { meetDay } from './addendum-day.service';
import { addendaUnderWay, addendumArchive } from './addendum-archive';
import { followAgreement } from './addendum-follow.service';
import { summarise } from './addendum-summary.service';
import { addendumResource } from './list/addendum-list';
import { linkedAddendum } from './addendum-linked';
import { addendumObligations } from './addendum-obligations';
import { addendumRegister } from './list/addendum-register';
import { addendumReaders, addendumSource } from './addendum-source';
import { addendumSubject } from './addendum-subject';
import { addendumWork } from './addendum-work';
import { ADDENDUM_NAMES } from './changes/addendum-names';
import { ADDENDUM_RIGHTS, addendumLife } from './addendums.policy';
import { STALE_FIELD } from './signing/stale-signing.service';
import { create, remove, update } from './addendums.service';
import { rowView } from './addendums.view';

const OF_ACTIONS = Object.fromEntries(
  Object.entries(ADDENDUM_WORKFLOW.actions).map(([action, { done }]) => [`addendum.${action}`, done]),
);

/** Who talks about addenda and who watches them. */
function openToPeople(deps: Deps): void {
  discuss(deps.app, addendumSource, {
    read: 'addendums.read',
    readers: addendumReaders,
    people: (row) => [row.responsible_id],
    isDestroyed: (row) => (row.destroyed_at ?? null) !== null,
  });
  watch(deps.app, addendumSource, {
    read: 'addendums.read',
    edit: 'addendums.edit',
    readers: addendumReaders,
  });
}

/**
 * Before the day of the agreements: an extension is to keep an agreement from ending. Of a night that is made up for
 * nobody knows the order: agreements wait for their addenda, and meet their day behind them.
 */
async function meetNight(deps: Deps): Promise<void> {
  await meetDay(deps, businessDay(deps.now()));
  await meetDayOfAgreements(deps);
}

/** Addenda to agreements: the register, the card, their changes and their life. */
export function addendumsModule(deps: Deps): void {
  deps.activity.labels({
    ...OF_ACTIONS,
    ...outcomeLabels('addendum'),
    'addendum.created': 'Создание дополнительного соглашения',
    'addendum.updated': 'Изменение дополнительного соглашения',
    'addendum.deleted': 'Удаление дополнительного соглашения',
    'addendum.took-effect': 'Дополнительное соглашение вступило в силу',
    'addendum.destroyed': 'Уничтожение документов дополнительного соглашения по акту',
    'addendum.superseded': 'Дополнительное соглашение заменено следующим',
  });
  deps.activity.fields('addendum', {
    ...journalFields(ADDENDUM_FIELDS, ADDENDUM_WORKFLOW),
    ...SIGNATURE_FIELDS,
    ...STALE_FIELD,
  });
  wordAnswers(deps.activity, 'addendum', ADDENDUM_WORKFLOW);
  wordOutcomes(deps.activity, 'addendum');
  deps.activity.visibility(
    addendumSource.kind,
    journalRule(addendumResource, { read: 'addendums.read', now: deps.now }),
  );
  addRegister(deps.app, addendumRegister);
  approvalSubject(deps.app, addendumSubject);
  guardFiles(deps.app, addendumSource.kind.name, addendumDocument);
  takeTemplates(deps.app, addendumSource.kind.name, addendumTemplates);
  followRecords(deps.app, followAgreement);
  awaitOriginals(deps.app, addendumOriginals);
  bringDue(deps.app, ...addendumDue);
  oblige(deps.app, addendumObligations);
  link(deps.app, linkedAddendum);
  addOpenWork(deps.app, addendumWork);
  archivePart(deps.app, addendumArchive);
  keepFromDestruction(deps.app, addendaUnderWay);
  keepFromDestruction(deps.app, awaitedAddenda);
  openToPeople(deps);
  route(deps.app, {
    method: 'GET',
    url: '/api/addendums/summary',
    isDear: true,
    access: 'addendums.read',
    summary: 'Сколько дополнительных соглашений на каждой вкладке',
    query: listQuery(addendumResource),
    response: registerSummary,
    handler: ({ actor, request }) => summarise(deps, actor, queryStringOf(request.url)),
  });
  readRoutes(deps, {
    source: addendumSource,
    access: 'addendums.read',
    list: addendumResource,
    rowView,
    schemas: { row: addendumRow, card: addendum },
  });
  changeRoutes(deps, {
    resource: addendumSource.kind.resource,
    title: addendumSource.kind.title,
    rights: {
      ...ADDENDUM_RIGHTS,
      create: 'addendums.create',
      act: addendumLife.takesAction,
    },
    card: addendum,
    bodies: {
      create: alsoNamed(addendumCreate, ADDENDUM_NAMES),
      change: alsoNamed(addendumUpdate, ADDENDUM_NAMES),
      whole: alsoNamed(addendumWhole, ADDENDUM_NAMES),
      action: alsoNamed(addendumActionInput, SIGNING_NAMES),
    },
    actions: ADDENDUM_ACTIONS,
    bodyLimit: BODY_LIMITS.document,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
  deps.jobs.define('addendums.daily', () => meetNight(deps), { schedule: '2 0 * * *' });
}
