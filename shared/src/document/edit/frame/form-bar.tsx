import { IconSend } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';

import { SlowAction } from '../../../ui/action/slow-action';
import { Button, useHotkey, useMediaPhone } from '../../../ui/ui';
import type { Goal, Sending } from '../form-definition';
import classes from './form.module.css';
import { settleTyping } from './settle-typing';

export interface FormBarProps {
  /** «Создать договор» or «Сохранить». */
  saveLabel: string;
  giveUpLabel: string;
  sending: Sending | null;
  /** Why it cannot be sent on yet; undefined when it can. */
  hold: string | undefined;
  busy: Goal | null;
  /** Nothing may be saved: only the way out is left. */
  closed: boolean;
  onGiveUp: () => void;
  onSave: () => void;
  onSend: () => void;
}

/** Ctrl+S in any layout saves what is on the screen, the word being typed included. */
function useSaveKey(onSave: () => void) {
  const latest = useRef(onSave);
  useLayoutEffect(() => {
    latest.current = onSave;
  });
  useHotkey(
    'Ctrl+KeyS',
    () => {
      const typed = settleTyping();
      latest.current();
      if (document.activeElement === document.body && typed?.isConnected === true)
        typed.focus({ preventScroll: true });
    },
    { inFields: true, label: 'Сохранить' },
  );
}

/** The actions of the form, always at the bottom edge. */
export function FormBar(props: FormBarProps) {
  const { saveLabel, giveUpLabel, sending, hold, busy, closed, onGiveUp, onSave, onSend } = props;
  const phone = useMediaPhone();
  useSaveKey(onSave);
  const size = phone ? 'lg' : 'md';
  return (
    <div className={classes.bar} role="group" aria-label="Действия с формой" data-decisions>
      <Button className={closed ? undefined : classes.desktop} variant="ghost" onClick={onGiveUp}>
        {giveUpLabel}
      </Button>
      <span className={classes.grow} />
      <SlowAction>
        {!closed && (
          <Button
            size={size}
            variant={sending === null ? 'primary' : 'default'}
            busy={busy === 'save'}
            disabled={busy === 'send'}
            onClick={onSave}
          >
            {saveLabel}
          </Button>
        )}
        {!closed && sending !== null && (
          <Button
            size={size}
            variant="primary"
            icon={phone ? undefined : <IconSend size={16} stroke={1.75} />}
            busy={busy === 'send'}
            disabled={busy === 'save'}
            disabledReason={hold}
            onClick={onSend}
          >
            {phone ? sending.phoneLabel : sending.label}
          </Button>
        )}
      </SlowAction>
    </div>
  );
}
