import { documentGuard } from '../files/document-guard.service';
import { addendumSource } from './addendum-source';
import { ADDENDUM_RIGHTS, addendumLife } from './addendums.policy';

/** Who may read an addendum's files and add to them. */
export const addendumDocument = documentGuard({
  table: 'addendums',
  source: addendumSource,
  rights: ADDENDUM_RIGHTS,
  canOf: (actor, row) => addendumLife.canOf(actor, row),
});
