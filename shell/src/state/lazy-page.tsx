import { Suspense, type ComponentType } from 'react';

import { lazyValue, useLazy } from './lazy-value';

/** A page of the shell itself that is downloaded when it is first opened. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  const page = lazyValue(async () => (await load()).default);
  function Loaded() {
    const Page = useLazy(page);
    return <Page />;
  }
  return {
    Page: () => (
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    ),
    /** Begins the download beside the guards; what fails is shown by the error page of the router. */
    start: () => {
      page.start().catch(() => undefined);
    },
  };
}
