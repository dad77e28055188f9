import { readStoredSession } from 'shared/session';
import { applyStoredTheme } from 'shared/ui';

import { readRegistry } from '../areas/registry';
import { askFirst } from './ask-first';
import { drawFirst } from './draw-first';
import { firstVisit } from './first-request';

// Runs before anything else of the suite: what the page will ask for is on its way while its code still comes.
applyStoredTheme();
const registry = readRegistry(document);
const session = readStoredSession();
const visit = firstVisit(registry, session, window.location);
if (session !== null && visit !== null) {
  const answers = askFirst(visit, session);
  // Never rejects: what cannot be drawn early is drawn by the suite.
  void drawFirst({ registry, user: session.user, visit, answers });
}
