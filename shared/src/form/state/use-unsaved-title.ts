import { useEffect } from 'react';

const MARK = '• ';

/** Marks the browser's tab while the form holds unsaved typing: «• Договор …», whatever the page calls itself. */
export function useUnsavedTitle(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const mark = () => {
      if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    };
    mark();
    // A page that learns its name after the first word is typed writes the title anew.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [dirty]);
}
