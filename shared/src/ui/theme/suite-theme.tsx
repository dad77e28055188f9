// Here and not in the door: a bundler may skip a door that only re-exports, and what it imports with it.
import '../tokens.css';
import '../fonts/fonts.css';
import '../base.css';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  applyTheme,
  onThemeChange,
  readStoredTheme,
  writeStoredTheme,
  type ThemeScheme,
} from './stored-theme';

interface Theme {
  scheme: ThemeScheme;
  setScheme: (scheme: ThemeScheme) => void;
}

const ThemeContext = createContext<Theme | null>(null);

/** Gives the suite its colours and keeps them right when the system, another tab or the person changes them. */
export function SuiteTheme({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState(readStoredTheme);

  useEffect(() => applyTheme(scheme), [scheme]);
  useEffect(
    () =>
      onThemeChange(() => {
        const stored = readStoredTheme();
        setScheme(stored);
        applyTheme(stored);
      }),
    [],
  );

  const theme = useMemo(
    () => ({
      scheme,
      setScheme: (next: ThemeScheme) => {
        writeStoredTheme(next);
        setScheme(next);
      },
    }),
    [scheme],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The chosen scheme and the way to change it; throws outside SuiteTheme, where a choice would be lost. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (theme === null) throw new Error('useTheme needs SuiteTheme above it');
  return theme;
}
