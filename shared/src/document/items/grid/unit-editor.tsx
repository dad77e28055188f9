import { useId, useState, type KeyboardEvent } from 'react';
import type { Measure } from '../../../contract/books/handbook';

import type { CellEditorProps } from './cell-editor';
import { cellText } from '../cell-text';
import { findUnit } from '../find-unit';
import classes from './items-grid.module.css';
import { focusEditor, useOneTaking } from './use-one-taking';

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Units whose symbol or name begins with the text, and then those that hold it. */
export function matchingUnits(measures: readonly Measure[], text: string): Measure[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [...measures];
  const words = (measure: Measure) => [plain(measure.symbol), plain(measure.name)];
  const starts = measures.filter((measure) => words(measure).some((word) => word.startsWith(wanted)));
  const holds = measures.filter(
    (measure) => !starts.includes(measure) && words(measure).some((word) => word.includes(wanted)),
  );
  return [...starts, ...holds];
}

/** The unit of a line: typing narrows the list, arrows choose, Enter and Tab take. */
export function UnitEditor({
  item,
  place,
  start,
  dispatch,
  measures,
}: CellEditorProps & { measures: readonly Measure[] }) {
  const listId = useId();
  const [text, setText] = useState(start ?? '');
  const [chosen, setChosen] = useState(0);
  const found = matchingUnits(measures, text);
  // What was written in full wins over what the list happens to show first.
  const exact = findUnit(measures, text);
  const marked = text === '' && start === null ? found.findIndex((unit) => unit.id === item.unit?.id) : -1;
  const index = chosen === 0 && marked > 0 ? marked : Math.min(chosen, found.length - 1);

  const result = () => {
    if (text === '' && chosen === 0) return cellText(item, 'unit');
    return (chosen === 0 ? exact?.symbol : undefined) ?? found[index]?.symbol ?? text;
  };
  const { take, cancel } = useOneTaking({ place, dispatch });
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else if (event.key === 'ArrowDown') setChosen(Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(index - 1, 0));
    else if (event.key === 'Enter') take(result(), 'down');
    else if (event.key === 'Tab') take(result(), event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className={classes.input}
        ref={focusEditor}
        role="combobox"
        aria-label={`единица измерения, строка ${String(place.row + 1)}`}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={
          found[index] === undefined ? undefined : `${listId}-${String(found[index].id)}`
        }
        placeholder={cellText(item, 'unit')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
        onBlur={() => {
          take(text === '' ? cellText(item, 'unit') : (exact?.symbol ?? text), 'blur');
        }}
      />
      <UnitOptions
        listId={listId}
        found={found}
        index={index}
        onTake={(symbol) => {
          take(symbol, 'next');
        }}
      />
    </>
  );
}

interface UnitOptionsProps {
  listId: string;
  found: readonly Measure[];
  index: number;
  onTake: (symbol: string) => void;
}

function UnitOptions({ listId, found, index, onTake }: UnitOptionsProps) {
  return (
    <ul className={classes.options} id={listId} role="listbox" aria-label="Единицы измерения">
      {found.map((unit, at) => (
        <li
          key={unit.id}
          id={`${listId}-${String(unit.id)}`}
          role="option"
          aria-selected={at === index}
          ref={at === index ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
          // The press must not take the focus from the input before it is a choice.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(unit.symbol);
          }}
        >
          {unit.symbol} <small>{unit.name}</small>
        </li>
      ))}
      {found.length === 0 && <li className={classes.none}>Такой единицы нет</li>}
    </ul>
  );
}
