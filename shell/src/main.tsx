import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from 'shared/ui';

import { AppView, createApp } from './app';
import { readRegistry } from './areas/registry';

applyStoredTheme();

const app = createApp(readRegistry(document));
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element «root»');
createRoot(root).render(<AppView {...app} />);
