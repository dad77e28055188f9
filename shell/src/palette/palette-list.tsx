import { useEffect, useRef } from 'react';

import { InFile } from './in-file';
import type { PaletteLine, PaletteSection } from '../hits/palette-line';
import classes from './palette.module.css';

interface PaletteListProps {
  id: string;
  sections: readonly PaletteSection[];
  /** Index over the lines of all sections. */
  active: number;
  onPoint: (line: PaletteLine) => void;
  onChoose: (line: PaletteLine, inNewTab: boolean) => void;
  notice: string | null;
  empty: string | null;
}

/** The lines of the palette by sections; the active one is kept in sight. */
export function PaletteList({ id, sections, active, onPoint, onChoose, notice, empty }: PaletteListProps) {
  const activeLine = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeLine.current?.scrollIntoView({ block: 'nearest' });
  }, [active, sections]);

  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, section) => sum + section.lines.length, 0),
  );
  return (
    <>
      {notice !== null && (
        <p className={classes.notice} role="status">
          {notice}
        </p>
      )}
      {sections.length === 0 && empty !== null && (
        <p className={classes.empty} role="status">
          {empty}
        </p>
      )}
      <div id={id} className={classes.list} role="listbox" aria-label="Найденное">
        {sections.map((section, sectionIndex) => (
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={classes.heading} aria-hidden>
              {section.title}
            </div>
            {section.lines.map((line, lineIndex) => {
              const index = (starts[sectionIndex] ?? 0) + lineIndex;
              return (
                <div
                  key={line.id}
                  ref={index === active ? activeLine : undefined}
                  id={`${id}-${String(index)}`}
                  role="option"
                  aria-selected={index === active}
                  className={classes.line}
                  data-in-file={line.inFile !== undefined || undefined}
                  onPointerMove={() => {
                    if (index !== active) onPoint(line);
                  }}
                  onClick={(event) => {
                    onChoose(line, event.ctrlKey || event.metaKey);
                  }}
                >
                  {line.icon}
                  <span className={classes.name}>{line.title}</span>
                  {line.hint !== undefined && <span className={classes.hint}>{line.hint}</span>}
                  {line.inFile !== undefined && <InFile fragment={line.inFile} />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
