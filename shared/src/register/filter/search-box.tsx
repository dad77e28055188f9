import { useEffect, useRef, useState } from 'react';

import { afterPress, isPressedOn } from '../../ui/press/after-press';
import { useAnswerPace } from '../../query/query';
import { SearchInput, useHotkey } from '../../ui/ui';
import { withSearch } from '../address/address';
import type { RegisterAddress } from '../address/use-address';
import classes from './filter-bar.module.css';

interface SearchBoxProps {
  address: RegisterAddress;
  placeholder: string;
  /** The list is being asked for. */
  isAsking: boolean;
  /** An arrow down or Enter leads into the rows. */
  onLeave: () => void;
}

/** The register's search: asks as it is typed, lives in the address, is reached by the key «/». */
export function SearchBox({ address, placeholder, isAsking, onLeave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string | null>(null);
  const asked = address.params.get('search') ?? '';
  const pause = useAnswerPace(asked, isAsking);

  useHotkey(
    'Slash',
    () => {
      input.current?.focus();
      input.current?.select();
    },
    { label: 'Поиск по реестру' },
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const ask = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== asked)
      address.change((params) => withSearch(params, text), { replace: asked !== '' });
  };
  return (
    <SearchInput
      ref={input}
      className={classes.search}
      size="sm"
      label="Поиск по реестру"
      placeholder={placeholder}
      hotkey="/"
      value={typed ?? asked}
      onChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        if (text === '') ask('');
        else
          timer.current = setTimeout(() => {
            ask(text);
          }, pause());
      }}
      onBlur={() => {
        if (typed === null) return;
        if (!isPressedOn('[data-row]')) {
          ask(typed);
          setTyped(null);
          return;
        }
        // Rows that are asked anew move from under the pointer, and whoever opens one wants it as it is shown.
        clearTimeout(timer.current);
        afterPress((isTaken) => {
          if (!isTaken) ask(typed);
          setTyped(null);
        });
      }}
      onKeyDown={(event) => {
        if (event.code !== 'Enter' && event.code !== 'NumpadEnter' && event.code !== 'ArrowDown') return;
        event.preventDefault();
        if (typed !== null) ask(typed);
        if (event.code === 'ArrowDown') onLeave();
      }}
    />
  );
}
