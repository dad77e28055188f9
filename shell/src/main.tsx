import { createRoot } from 'react-dom/client';
import { readStoredSession } from 'shared/session';
import { applyStoredTheme } from 'shared/ui';

import { AppView, createApp } from './app';
import { readRegistry } from './areas/registry';
import { arrive } from './releases/arrival';
import { fullLoad } from './releases/full-load';
import { provideIntegrity } from './releases/integrity';

const registry = readRegistry(document);
provideIntegrity(registry);
applyStoredTheme();

const { isLeaving, isPreviewRefused } = arrive(registry, readStoredSession(), fullLoad);
if (!isLeaving) {
  const app = createApp(registry, { isPreviewRefused });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element «root»');
  createRoot(root).render(<AppView {...app} />);
}
