import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { PopoverPanel } from '../../ui/overlay/popover-panel';
import type { SelectOption } from './option';
import classes from './option-list.module.css';

export interface OptionListProps<Option extends SelectOption> {
  id: string;
  label: ReactNode;
  options: readonly Option[];
  active: number;
  isChosen: (option: Option) => boolean;
  anchor: RefObject<HTMLElement | null>;
  multiple?: boolean;
  /** The options are not yet those of what is typed: they are about to change. */
  busy?: boolean;
  /** What stands in place of options: «Ничего не найдено», «Загрузка». */
  state?: ReactNode;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
  onClose: () => void;
  /** The last option has come into sight: the next page may be asked for. */
  onEnd?: () => void;
}

/** The id of an option, for the input that points at it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The open list under its input; focus stays in the input, which points at the active option. */
export function OptionList<Option extends SelectOption>(props: OptionListProps<Option>) {
  const { id, options, active, isChosen, anchor, multiple, busy, state, onActive, onChoose, onClose, onEnd } =
    props;

  const reached = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (active < 0) return;
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    if (active >= options.length - 3) reached();
  }, [active, id, options.length]);

  return (
    <PopoverPanel
      anchor={anchor}
      matchWidth
      trapsFocus={false}
      takesFocus={false}
      sheetOnPhone={false}
      className={classes.panel}
      onClose={onClose}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        if (scrollHeight - scrollTop - clientHeight < 80) onEnd?.();
      }}
    >
      <div
        id={id}
        role="listbox"
        aria-label={typeof props.label === 'string' ? props.label : undefined}
        aria-multiselectable={multiple || undefined}
        aria-busy={busy || undefined}
        className={classes.list}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            className={classes.option}
            aria-selected={isChosen(option)}
            aria-disabled={option.disabled || undefined}
            data-active={index === active || undefined}
            onMouseMove={() => {
              if (index !== active) onActive(index);
            }}
            onClick={() => {
              if (option.disabled !== true) onChoose(option);
            }}
          >
            <span className={classes.text}>
              {option.label}
              {option.note !== undefined && <small className={classes.note}>{option.note}</small>}
            </span>
            {isChosen(option) && (
              <span className={classes.tick} aria-hidden>
                <IconCheck />
              </span>
            )}
          </div>
        ))}
      </div>
      {state !== undefined && state !== null && (
        <div className={classes.state} role="status">
          {state}
        </div>
      )}
    </PopoverPanel>
  );
}
