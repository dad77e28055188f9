import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSessionUser } from 'shared/session';

import { useRuntimeConfig } from '../realtime/use-runtime-config';
import { printedTitle, printedWhen } from './print.labels';
import classes from './print-head.module.css';
import './print.css';

/** A place before everything else of the page, which only paper shows. */
function useHolder(): HTMLElement {
  const [holder] = useState(() => {
    const element = document.createElement('div');
    element.dataset.printHead = '';
    return element;
  });
  useEffect(() => {
    document.body.prepend(holder);
    return () => {
      holder.remove();
    };
  }, [holder]);
  return holder;
}

/**
 * What stands over every printed page of the suite: the company, the page's own title, when and by whom it was
 * printed. On the screen these are no words of the page: a search in it finds none of them twice.
 */
export function PrintHead() {
  const user = useSessionUser();
  const company = useRuntimeConfig()?.company ?? '';
  const holder = useHolder();
  const [printed, setPrinted] = useState({ title: '', when: '' });
  useEffect(() => {
    const refresh = () => {
      flushSync(() => {
        setPrinted({ title: printedTitle(document.title), when: printedWhen(new Date()) });
      });
    };
    // Known before the first printing too: some browsers draw the paper without telling.
    const timer = setTimeout(refresh);
    window.addEventListener('beforeprint', refresh);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', refresh);
    };
  }, []);
  return createPortal(
    <div className={classes.head} aria-hidden>
      <div className={classes.line}>
        <span data-printed={company} />
        <span data-printed={`Напечатано ${printed.when} · ${user?.full_name ?? ''}`} />
      </div>
      <div className={classes.title} data-printed={printed.title} />
    </div>,
    holder,
  );
}
