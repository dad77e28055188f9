import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readStoredSession } from 'shared/session';
import { applyStoredTheme } from 'shared/ui';

import { AppView, createApp, readyToDraw } from './app';
import { readRegistry } from './areas/registry';
import { fullLoad } from './releases/full-load';
import { provideIntegrity } from './releases/integrity';
import { isSurelyRight } from './releases/right-page';

const registry = readRegistry(document);
provideIntegrity(registry);
applyStoredTheme();

function begin(): void {
  const app = createApp(registry);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element «root»');
  // readyToDraw never rejects.
  void readyToDraw(app).then(() => {
    // In slices: a tap or the next script does not wait for the whole of the first page.
    startTransition(() => {
      createRoot(root).render(<AppView {...app} />);
    });
  });
}

async function lookCloser(): Promise<void> {
  const { arrive } = await import('./releases/arrival');
  if (arrive(registry, readStoredSession(), fullLoad)) begin();
}

if (isSurelyRight(registry, readStoredSession())) begin();
else {
  lookCloser().catch((error: unknown) => {
    console.error('Страница показана без проверки версии', error);
    begin();
  });
}
