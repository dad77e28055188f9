import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { nextOption, type SelectOption } from './option';
import { optionId } from './option-list';

interface ComboboxOptions<Option extends SelectOption> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** What is searched for now; empty when the list is whole. */
  onSearch: (search: string) => void;
  /** The list opened or closed. */
  onOpen?: (open: boolean) => void;
  /** The option the list opens at. */
  chosen?: SelectOption['value'] | null;
  /** The list stays open after a choice. */
  multiple?: boolean;
  /** The options are not yet those of what is typed: Enter takes none that the reader has not gone to. */
  busy?: boolean;
}

/**
 * The behaviour of an input with a list under it: the input keeps the focus and points at the active option;
 * arrows walk, Enter chooses, Escape closes the list and nothing beneath it, leaving drops an unfinished search.
 */
export function useCombobox<Option extends SelectOption>(owner: ComboboxOptions<Option>) {
  const { options, onChoose, onSearch, onOpen, chosen = null, multiple = false, busy = false } = owner;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setShown] = useState(false);
  const [search, setText] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);

  // Until the reader moves, the list stands at the first match of a search or at what is chosen.
  const isSearched = search !== null && search !== '';
  const first = () => (busy ? -1 : nextOption(options, -1, 'ArrowDown'));
  const start = isSearched ? first() : options.findIndex((option) => option.value === chosen);
  const active = wanted !== null && wanted < options.length ? wanted : start;

  const setSearch = (text: string | null) => {
    setText(text);
    onSearch(text ?? '');
  };
  const setOpen = (next: boolean) => {
    setShown(next);
    if (next !== open) onOpen?.(next);
  };
  const show = () => {
    setOpen(true);
    setWanted(null);
  };
  const close = () => {
    setOpen(false);
    setSearch(null);
    setWanted(null);
  };
  const choose = (option: Option) => {
    onChoose(option);
    if (multiple) setSearch(null);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) setWanted(nextOption(options, active, key));
      else show();
    } else if (open && search === null && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      setWanted(nextOption(options, active, key));
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      const option = options[active];
      if (option !== undefined && option.disabled !== true) choose(option);
    }
  };
  return {
    box,
    open,
    search,
    show,
    close,
    listProps: { id: listId, active, anchor: box, onActive: setWanted, onChoose: choose, onClose: close },
    type: (text: string) => {
      setSearch(text);
      setWanted(null);
      setOpen(true);
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
    } as const,
  };
}
