import { IconSend } from '@tabler/icons-react';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { AGREEMENT_ACTION_LABELS } from 'shared/contract/agreement.labels';
import { Button, useHotkey, useMediaPhone } from 'shared/ui';

import classes from './form.module.css';

export interface FormBarProps {
  /** A new agreement is made, an old one is saved. */
  isNew: boolean;
  sending: AgreementAction | null;
  busy: 'save' | 'send' | null;
  onGiveUp: () => void;
  onSave: () => void;
  onSend: () => void;
}

/** The actions of the form, always at the bottom edge; Ctrl+S saves in any layout. */
export function FormBar({ isNew, sending, busy, onGiveUp, onSave, onSend }: FormBarProps) {
  const phone = useMediaPhone();
  useHotkey('Ctrl+KeyS', onSave, { inFields: true });
  const size = phone ? 'lg' : 'md';
  return (
    <div className={classes.bar} role="group" aria-label="Действия с формой">
      <Button className={classes.desktop} variant="ghost" onClick={onGiveUp}>
        {isNew ? 'Не создавать' : 'Отменить правку'}
      </Button>
      <span className={classes.grow} />
      <Button
        size={size}
        variant={sending === null ? 'primary' : 'default'}
        busy={busy === 'save'}
        disabled={busy === 'send'}
        onClick={onSave}
      >
        {isNew ? 'Создать договор' : 'Сохранить'}
      </Button>
      {sending !== null && (
        <Button
          size={size}
          variant="primary"
          icon={phone ? undefined : <IconSend size={16} stroke={1.75} />}
          busy={busy === 'send'}
          disabled={busy === 'save'}
          onClick={onSend}
        >
          {phone
            ? sending === 'send-to-approval'
              ? 'Отправить'
              : 'Утвердить'
            : AGREEMENT_ACTION_LABELS[sending]}
        </Button>
      )}
    </div>
  );
}
