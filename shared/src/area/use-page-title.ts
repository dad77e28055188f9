import { useEffect } from 'react';

const PRODUCT = 'Реестр договоров';

/** Sets the title of the browser's tab while the page is shown. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
