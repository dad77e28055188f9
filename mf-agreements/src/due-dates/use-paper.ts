import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, from before the paper is drawn. */
export function usePaper(): boolean {
  const [isPaper, setPaper] = useState(false);
  useEffect(() => {
    const turn = ({ type }: Event) => {
      flushSync(() => {
        setPaper(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', turn);
    window.addEventListener('afterprint', turn);
    return () => {
      window.removeEventListener('beforeprint', turn);
      window.removeEventListener('afterprint', turn);
    };
  }, []);
  return isPaper;
}
