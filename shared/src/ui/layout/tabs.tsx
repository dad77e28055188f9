import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/number';
import classes from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** Printed when it is not zero. */
  count?: number | null;
  /** With an address the tab is a link, opens in a new tab and lives in the history. */
  to?: string;
}

export interface TabsProps {
  /** What the tabs divide: «Разделы договора». */
  label: string;
  items: readonly TabItem[];
  active: string;
  onSelect?: (id: string) => void;
  /** The id of the panel the tabs switch, when they are not links. */
  panelId?: string;
  inset?: 'page' | 'none';
}

function TabFace({ item }: { item: TabItem }): ReactNode {
  return (
    <>
      <span className={classes.word} data-text={item.label}>
        {item.label}
      </span>
      {item.count !== undefined && item.count !== null && item.count !== 0 && (
        <span className={classes.count}>{formatNumber(item.count)}</span>
      )}
    </>
  );
}

/** What is left beside the active tab, so that it is seen that the row ends there or goes on, px. */
const SIDE = 24;

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function bringIntoSight(line: HTMLElement): void {
  const tab = line.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
  if (tab === null) return;
  const left = tab.getBoundingClientRect().left - line.getBoundingClientRect().left + line.scrollLeft;
  const hidden = left + tab.offsetWidth - line.scrollLeft - line.clientWidth;
  if (left < line.scrollLeft) line.scrollTo({ left: left - SIDE, behavior: 'instant' });
  else if (hidden > 0) line.scrollBy({ left: hidden + SIDE, behavior: 'instant' });
}

/** The active tab of a row that does not fit comes into sight, and again with its counts; the page itself stays where it is. */
function useActiveInSight(row: RefObject<HTMLElement | null>, active: string, counts: string) {
  useEffect(() => {
    const line = row.current;
    if (line === null) return;
    // With the frame, which places everything anyway: asked at once, the whole page would be placed twice.
    const frame = requestAnimationFrame(() => {
      bringIntoSight(line);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [row, active, counts]);
}

/** Tabs in one line: links where the address changes, otherwise a tab list walked with the arrows. */
export function Tabs({ label, items, active, onSelect, panelId, inset = 'page' }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const isLinks = items.some((item) => item.to !== undefined);
  // Counts come later than the tabs, and make the row longer.
  useActiveInSight(isLinks ? nav : row, active, items.map((item) => item.count).join());

  if (isLinks) {
    return (
      <nav ref={nav} className={classes.tabs} data-inset={inset} aria-label={label}>
        {items.map((item) => (
          <Link
            key={item.id}
            to={item.to ?? ''}
            className={classes.tab}
            aria-current={item.id === active ? 'page' : undefined}
            onClick={() => onSelect?.(item.id)}
          >
            <TabFace item={item} />
          </Link>
        ))}
      </nav>
    );
  }

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = items.findIndex((item) => item.id === active);
    const next = step(index, items.length - 1);
    const item = items[next];
    if (item === undefined) return;
    onSelect?.(item.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      ref={row}
      className={classes.tabs}
      data-inset={inset}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={item.id === active}
          aria-controls={item.id === active ? panelId : undefined}
          tabIndex={item.id === active ? 0 : -1}
          onClick={() => onSelect?.(item.id)}
        >
          <TabFace item={item} />
        </button>
      ))}
    </div>
  );
}
