import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './rail.module.css';

export interface ReadinessLine {
  key: string;
  level: 'ok' | 'warning' | 'error';
  text: ReactNode;
}

const ICONS = { ok: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX } as const;
const WORDS = { ok: 'Готово', warning: 'Внимание', error: 'Мешает отправить' } as const;

/** What stands in the way of sending and what is in order, so that the button holds no surprise. */
export function ReadinessList({ lines }: { lines: readonly ReadinessLine[] }) {
  return (
    <ul className={classes.ready}>
      {lines.map((line) => {
        const Icon = ICONS[line.level];
        return (
          <li key={line.key} data-level={line.level}>
            <Icon size={16} stroke={1.75} role="img" aria-label={WORDS[line.level]} />
            <span>{line.text}</span>
          </li>
        );
      })}
    </ul>
  );
}
