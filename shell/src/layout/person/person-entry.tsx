import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from 'shared/ui';

interface PersonEntryProps {
  entry: MenuEntry;
  className?: string;
  headingClassName?: string;
  onChosen: () => void;
}

/** A line of the person's own menu, as the sheet of a phone shows it. */
export function PersonEntry({ entry, className, headingClassName, onChosen }: PersonEntryProps) {
  if (entry === 'separator') return null;
  if ('heading' in entry) return <p className={headingClassName}>{entry.heading}</p>;
  if (entry.to !== undefined) {
    return (
      <Link to={entry.to} className={className} onClick={onChosen}>
        {entry.icon}
        <span>{entry.label}</span>
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-pressed={entry.checked}
      onClick={() => {
        entry.onSelect?.();
        if (entry.checked === undefined) onChosen();
      }}
    >
      {entry.icon}
      <span>{entry.label}</span>
      {entry.checked === true && <IconCheck aria-hidden />}
    </button>
  );
}
