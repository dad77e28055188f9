import { OBLIGATION_TOLD_FIELDS } from 'shared/contract/obligation/obligation.fields';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { OBLIGATION_WORKFLOW } from 'shared/contract/obligation/obligation.workflow';
import { keepFromDestruction } from '../archive/archived-kinds.service';
import { bringDue } from '../due-dates/due-sources.service';
import { addRegister } from '../lists/register-catalogue';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { journalFields, wordAnswers } from '../records/journal-fields';
import { followRecords } from '../records/record-followers';
import { tellAlong } from '../records/told-along';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { obligationDue } from './obligation-due';
import { followDocument, meetCalendar } from './obligation-due.service';
import { obligationWork } from './obligation-work';
import { seesJournal, toldWithDocument } from './obligation-journal';
import { openObligations } from './obligation-keeper';
import { obligationRegister } from './obligation-register';
import { obligationsRoutes } from './obligations.routes';

const OF_ACTIONS = Object.fromEntries(
  Object.entries(OBLIGATION_WORKFLOW.actions).map(([action, { done }]) => [`obligation.${action}`, done]),
);

/** What is owed by documents of every kind that lets itself oblige, by whom and when. */
export function obligationsModule(deps: Deps): void {
  deps.activity.labels({
    ...OF_ACTIONS,
    'obligation.created': 'Новое обязательство',
    'obligation.updated': 'Изменение обязательства',
    'obligation.deleted': 'Удаление обязательства',
    'obligation.terms-changed': 'Условия обязательства по доп. соглашению',
    'obligation.due-moved': 'Срок обязательства пересчитан',
  });
  deps.activity.fields(OBLIGATION_KIND.name, journalFields(OBLIGATION_TOLD_FIELDS, OBLIGATION_WORKFLOW));
  wordAnswers(deps.activity, OBLIGATION_KIND.name, OBLIGATION_WORKFLOW);
  deps.activity.visibility(OBLIGATION_KIND, seesJournal(deps.app));
  addRegister(deps.app, obligationRegister(deps.app));
  bringDue(deps.app, obligationDue(deps.app));
  followRecords(deps.app, followDocument);
  tellAlong(deps.app, toldWithDocument);
  keepFromDestruction(deps.app, openObligations(deps.app));
  addOpenWork(deps.app, obligationWork(deps.app));
  obligationsRoutes(deps);
  // After the terms of the agreements, whose first days obligations count from.
  deps.jobs.define('obligations.calendar', () => meetCalendar(deps, { actor: null, origin: SYSTEM_ORIGIN }), {
    schedule: '20 0 * * *',
  });
}
