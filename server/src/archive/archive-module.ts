import { DESTRUCTION_ACT_KIND } from 'shared/contract/archive/destruction-act-kind';
import { ACT_TOLD_FIELDS } from 'shared/contract/archive/destruction-act.fields';
import { DESTRUCTION_ACT_WORKFLOW } from 'shared/contract/archive/destruction-act.workflow';
import type { Deps } from '../platform/module';
import { journalFields, wordAnswers } from '../records/journal-fields';
import { erase, ERASE_JOB } from './act-actions.service';
import { seesActJournal } from './act-list';
import { archiveRoutes } from './archive.routes';

const OF_ACTIONS = Object.fromEntries(
  Object.entries(DESTRUCTION_ACT_WORKFLOW.actions).map(([action, { done }]) => [
    `destruction_act.${action}`,
    done,
  ]),
);

/** The archive: how long records are kept, and the acts by which they are destroyed afterwards. */
export function archiveModule(deps: Deps): void {
  deps.activity.labels({
    ...OF_ACTIONS,
    'destruction_act.created': 'Создание акта об уничтожении',
    'destruction_act.updated': 'Изменение акта об уничтожении',
    'destruction_act.deleted': 'Удаление проекта акта об уничтожении',
  });
  deps.activity.fields(DESTRUCTION_ACT_KIND.name, journalFields(ACT_TOLD_FIELDS, DESTRUCTION_ACT_WORKFLOW));
  wordAnswers(deps.activity, DESTRUCTION_ACT_KIND.name, DESTRUCTION_ACT_WORKFLOW);
  deps.activity.visibility(DESTRUCTION_ACT_KIND, seesActJournal(deps.app));
  deps.jobs.define<{ documents: { type: string; id: number }[] }>(ERASE_JOB, (given) => erase(deps, given));
  archiveRoutes(deps);
}
