import { useState } from 'react';
import { formGrid } from 'shared/document-form';
import { usePermission } from 'shared/session';
import { Button, ButtonRow, ConfirmDialog, useMediaPhone } from 'shared/ui';

import classes from './template-edit.module.css';

/** What the template would have asked for in the year behind; its outcome comes below. */
export function TryOut({ isTrying, onTry }: { isTrying: boolean; onTry: () => void }) {
  const mayTry = usePermission('Редактирование шаблонов цепочек согласования');
  if (!mayTry) return null;
  return (
    <ButtonRow>
      <Button busy={isTrying} onClick={onTry}>
        Проверить на документах за год
      </Button>
    </ButtonRow>
  );
}

interface TemplateActionsProps {
  isNew: boolean;
  /** Something is typed that would be lost. */
  touched: boolean;
  isSaving: boolean;
  onGiveUp: () => void;
}

/** The ends of the form of a template, always at hand; giving it up asks first when something is typed. */
export function TemplateActions({ isNew, touched, isSaving, onGiveUp }: TemplateActionsProps) {
  const [leaving, setLeaving] = useState(false);
  const size = useMediaPhone() ? 'lg' : 'md';
  return (
    <ButtonRow className={formGrid.bar} role="group" aria-label="Действия с формой" data-decisions>
      <Button
        className={classes.giveUp}
        variant="ghost"
        size={size}
        onClick={() => {
          if (touched) setLeaving(true);
          else onGiveUp();
        }}
      >
        {isNew ? 'Не создавать' : 'Отменить правку'}
      </Button>
      <Button type="submit" variant="primary" size={size} busy={isSaving}>
        Сохранить
      </Button>
      <ConfirmDialog
        open={leaving}
        danger
        title={isNew ? 'Не создавать шаблон' : 'Отменить правку'}
        confirmLabel="Удалить введённое"
        cancelLabel="Продолжить правку"
        onConfirm={onGiveUp}
        onClose={() => {
          setLeaving(false);
        }}
      >
        Введённое пропадёт вместе с черновиком.
      </ConfirmDialog>
    </ButtonRow>
  );
}
