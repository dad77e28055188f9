import { startTransition, StrictMode } from 'react';
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

// What the bundler puts in the place of the name.
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };

/** In a build for work on the suite every effect begins twice, so that one which cannot end is seen; no other holds this. */
const isWorkedOn = process.env.NODE_ENV === 'development';

function begin(): void {
  const app = createApp(registry);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element «root»');
  // readyToDraw never rejects.
  void readyToDraw(app).then(() => {
    // In slices: a tap or the next script does not wait for the whole of the first page.
    startTransition(() => {
      const page = <AppView {...app} />;
      createRoot(root).render(isWorkedOn ? <StrictMode>{page}</StrictMode> : page);
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
    console.error('The page was shown without a check of its version', error);
    begin();
  });
}
