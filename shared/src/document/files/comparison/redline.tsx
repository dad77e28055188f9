import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import type { FileComparison } from '../../../contract/file/comparison';
import { counted, formatNumber } from '../../../format/format';
import { Button, EmptyState, IconButton, Kbd, Segmented, useHotkey, useMediaPhone } from '../../../ui/ui';
import classes from './comparison.module.css';
import { RedlineLine } from './redline-line';
import { redlineRows } from './redline-rows';

const VIEWS = [
  { value: 'sides', label: 'Рядом' },
  { value: 'inline', label: 'В одном тексте' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const foldWords = (count: number) => `${counted(count, ['абзац', 'абзаца', 'абзацев'])} без изменений`;

/** Walks the changes, by J and K too where they are not the page's: the current one, and the way to its neighbours. */
function useChanges(count: number, isWithin: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    if (isWithin) return;
    // The keys walk the changes from the beginning on: in a field they would be typed.
    list.current?.focus({ preventScroll: true });
  }, [isWithin]);
  const go = (by: 1 | -1) => {
    if (count === 0) return;
    const next = current === null ? (by === 1 ? 0 : count - 1) : (current + by + count) % count;
    setCurrent(next);
    const line = list.current?.querySelector<HTMLElement>(`[data-change='${String(next)}']`);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  };
  useHotkey('KeyJ', () => go(1), { enabled: !isWithin });
  useHotkey('KeyK', () => go(-1), { enabled: !isWithin });
  return { list, current, go };
}

interface WalkProps {
  count: number;
  current: number | null;
  go: (by: 1 | -1) => void;
}

function Walk({ count, current, go }: WalkProps) {
  return (
    <span className={classes.walk}>
      <b>{`Изменений: ${formatNumber(count)}`}</b>
      <IconButton
        size="sm"
        label="Предыдущее изменение"
        icon={<IconArrowUp size={16} stroke={1.75} />}
        disabled={count === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        size="sm"
        label="Следующее изменение"
        icon={<IconArrowDown size={16} stroke={1.75} />}
        disabled={count === 0}
        onClick={() => go(1)}
      />
      {current !== null && (
        <span aria-live="polite">{`${formatNumber(current + 1)} из ${formatNumber(count)}`}</span>
      )}
    </span>
  );
}

interface RedlineProps {
  comparison: FileComparison;
  /** It is a part of a page: one text, and the keys are the page's. */
  isWithin: boolean;
}

/** Two texts as a redline: what was taken out, put in and changed; J and K walk the changes. */
export function Redline({ comparison, isWithin }: RedlineProps) {
  const { lines, changes } = comparison;
  const isPhone = useMediaPhone();
  const [view, setView] = useState<View>('sides');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { list, current, go } = useChanges(changes, isWithin);
  const isChoice = !isPhone && !isWithin;
  const isWide = isChoice && view === 'sides';
  return (
    <>
      <div className={classes.toolbar} data-within={isWithin || undefined}>
        <Walk count={changes} current={current} go={go} />
        {isChoice && (
          <>
            <span className={classes.keys}>
              <Kbd keys={['J']} /> <Kbd keys={['K']} /> К изменению
            </span>
            <Segmented label="Вид" options={VIEWS} value={view} onChange={setView} />
          </>
        )}
      </div>
      {changes === 0 ? (
        <EmptyState
          title="Тексты одинаковы"
          text="Слово в слово. Различаться могут оформление, номера пунктов, изображения и исправления Word, которых ещё никто не принял."
        />
      ) : (
        <ol ref={list} className={classes.lines} tabIndex={-1} aria-label="Изменения">
          {redlineRows(lines, opened).map((row) =>
            row.kind === 'fold' ? (
              <li key={`fold-${String(row.from)}`} className={classes.fold}>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    setOpened((before) => new Set(before).add(row.from));
                  }}
                >
                  {foldWords(row.count)}
                </Button>
              </li>
            ) : (
              <RedlineLine
                key={row.at}
                line={row.line}
                change={row.change}
                isCurrent={row.change !== null && row.change === current}
                isWide={isWide}
              />
            ),
          )}
        </ol>
      )}
    </>
  );
}
