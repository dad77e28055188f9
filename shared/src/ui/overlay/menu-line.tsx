import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry, MenuItem } from './menu-entry';
import classes from './menu.module.css';

function Face({ item, indented }: { item: MenuItem; indented: boolean }): ReactNode {
  const icon = item.checked ? <IconCheck /> : item.icon;
  return (
    <>
      {indented && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <span className={classes.body}>
        {item.label}
        {item.note !== undefined && <small className={classes.note}>{item.note}</small>}
      </span>
      {item.trailing !== undefined && <span className={classes.trailing}>{item.trailing}</span>}
    </>
  );
}

interface MenuLineProps {
  entry: MenuEntry;
  indented: boolean;
  onChosen: () => void;
}

/** One line of a menu; a choice closes the menu first, so that a dialog it opens takes the focus. */
export function MenuLine({ entry, indented, onChosen }: MenuLineProps) {
  if (entry === 'separator') return <div className={classes.separator} role="separator" />;
  if (!('label' in entry)) {
    return (
      <div className={classes.heading} role="presentation">
        {entry.heading}
      </div>
    );
  }
  if (entry.to !== undefined && entry.disabled !== true) {
    return (
      <Link role="menuitem" tabIndex={-1} className={classes.item} to={entry.to} onClick={onChosen}>
        <Face item={entry} indented={indented} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      tabIndex={-1}
      className={classes.item}
      data-danger={entry.danger || undefined}
      aria-checked={entry.checked}
      aria-disabled={entry.disabled || undefined}
      onClick={() => {
        if (entry.disabled) return;
        onChosen();
        entry.onSelect?.();
      }}
    >
      <Face item={entry} indented={indented} />
    </button>
  );
}
