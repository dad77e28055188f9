import { readStoredSession } from 'shared/session';

import { readRegistry } from '../areas/registry';
import { askFirst } from './ask-first';

// Runs before anything else of the suite: what the page will ask for is on its way while its code still comes.
askFirst(readRegistry(document), readStoredSession());
