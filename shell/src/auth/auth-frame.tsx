import type { ReactNode } from 'react';
import { Button, useTheme } from 'shared/ui';

import { Brand } from '../layout/menu/brand';
import { useRuntimeConfig } from '../realtime/use-runtime-config';
import classes from './auth-frame.module.css';
import { PaperPile } from './paper-pile';

function ThemeSwitch() {
  const { setScheme } = useTheme();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={classes.theme}
      onClick={() => {
        setScheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
      }}
    >
      Сменить тему
    </Button>
  );
}

/** The page of the way in: the product's name, one short form, and a pile of paper beside it. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const company = useRuntimeConfig()?.company ?? '';
  return (
    <div className={classes.page}>
      <div className={classes.left}>
        <header>
          <Brand />
        </header>
        <main className={classes.box}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </main>
        <footer className={classes.footer}>
          <span>{company}</span>
          <ThemeSwitch />
        </footer>
      </div>
      <PaperPile />
    </div>
  );
}
