import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH } from 'shared/contract/list/max-search';
import { otherLayout } from 'shared/format';
import { IconButton, Kbd, Loader, useMediaPhone } from 'shared/ui';

import { useFavouriteSections } from './favourite-lines';
import { useLocalLines } from './local-lines';
import { PaletteFrame } from './palette-frame';
import { PaletteList } from './palette-list';
import { matching, type PaletteLine } from '../hits/palette-line';
import classes from './palette.module.css';
import { useRecentSections } from './recent-lines';
import { useSearch } from './search.queries';

// Escape and Tab are the frame's.
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Pages and actions that fit what was typed, also when it was typed in the other layout. */
function localSections(local: ReturnType<typeof useLocalLines>, asked: string) {
  const readings = [asked, otherLayout(asked)].filter((reading) => reading !== null);
  return local.map((section) => ({ ...section, lines: matching(section.lines, readings) }));
}

/** «Показано по запросу …», when nothing was found for what was typed and something for the other layout. */
function readingText(reading: string | null, lines: readonly PaletteLine[], asked: string): string | null {
  const isOther = reading !== null && lines.length > 0 && matching(lines, [asked]).length === 0;
  return isOther ? `Показано по запросу «${reading}»` : null;
}

/**
 * The line that Enter opens. It stays marked when others come above it: what is opened is what the person sees marked,
 * and no line that has moved into its place.
 */
function useMarked(lines: readonly PaletteLine[]) {
  const [id, setId] = useState<string | null>(null);
  const found = lines.findIndex((line) => line.id === id);
  const current = lines.length > 0 ? Math.max(found, 0) : -1;
  const marked = lines[current]?.id ?? null;
  if (marked !== id) setId(marked);
  return {
    /** Its place; below zero when there are no lines. */
    current,
    /** Marks the line; null marks the first one there will be. */
    mark: (line: PaletteLine | null) => {
      setId(line?.id ?? null);
    },
    markAt: (at: number) => {
      setId(lines[at]?.id ?? null);
    },
  };
}

interface PaletteProps {
  /** What the field begins with: the words that were typed before it was there. */
  typed: string;
  onClose: () => void;
}

/** One field for every page, action and record of the suite; arrows walk the list, Enter opens. */
export function Palette({ typed, onClose }: PaletteProps) {
  const [text, setText] = useState(typed);
  const asked = text.trim();
  const search = useSearch(asked);
  const local = useLocalLines();
  const navigate = useNavigate();
  const listId = useId();
  const isPhone = useMediaPhone();
  // What is known at once stands above what the server finds: the lines in sight stay where they are when it answers.
  const sections = [
    ...useRecentSections(asked),
    ...useFavouriteSections(asked),
    ...localSections(local, asked),
    ...search.sections,
  ].filter((section) => section.lines.length > 0);
  const lines = sections.flatMap((section) => section.lines);
  const { current, mark, markAt } = useMarked(lines);
  const { isLooking } = search;
  const otherReading = readingText(search.otherReading, lines, asked);

  const choose = (line: PaletteLine, inNewTab: boolean) => {
    if (line.to !== undefined && inNewTab) {
      window.open(line.to, '_blank', 'noopener');
      return;
    }
    onClose();
    line.run?.();
    // The router tells of a failed page by itself.
    if (line.to !== undefined) void navigate(line.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.code];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      markAt((current + step + lines.length) % lines.length);
    } else if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      event.preventDefault();
      const line = lines[current];
      if (line !== undefined) choose(line, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <PaletteFrame onClose={onClose}>
      <div className={classes.head}>
        <IconSearch aria-hidden />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label="Найти раздел, действие или документ"
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={lines.length > 0 ? `${listId}-${String(current)}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          placeholder="Номер, название, ИНН, фамилия или раздел"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            mark(null);
          }}
          onKeyDown={onKeyDown}
        />
        {isLooking && <Loader label="Ищем" />}
        {isPhone && <IconButton label="Закрыть поиск" icon={<IconX />} onClick={onClose} />}
        {!isPhone && !isLooking && <Kbd keys={['Esc']} />}
      </div>
      <PaletteList
        id={listId}
        sections={sections}
        active={current}
        onPoint={mark}
        onChoose={choose}
        notice={search.isError ? 'Поиск по документам не ответил, разделы и действия доступны' : otherReading}
        empty={isLooking || search.isError ? null : `По запросу «${asked}» ничего нет`}
      />
    </PaletteFrame>
  );
}
