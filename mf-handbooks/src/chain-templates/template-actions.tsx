import { useState } from 'react';
import { usePermission } from 'shared/session';
import { Button, ButtonRow, ConfirmDialog } from 'shared/ui';

interface TemplateActionsProps {
  isNew: boolean;
  /** Something is typed that would be lost. */
  touched: boolean;
  isSaving: boolean;
  isTrying: boolean;
  onTry: () => void;
  onGiveUp: () => void;
}

/** The buttons under the form of a template; giving it up asks first when something is typed. */
export function TemplateActions(props: TemplateActionsProps) {
  const { isNew, touched, isSaving, isTrying, onTry, onGiveUp } = props;
  const mayTry = usePermission('Редактирование шаблонов цепочек согласования');
  const [leaving, setLeaving] = useState(false);
  return (
    <ButtonRow>
      <Button type="submit" variant="primary" busy={isSaving}>
        Сохранить
      </Button>
      {mayTry && (
        <Button busy={isTrying} onClick={onTry}>
          Проверить на документах за год
        </Button>
      )}
      <Button
        onClick={() => {
          if (touched) setLeaving(true);
          else onGiveUp();
        }}
      >
        {isNew ? 'Не создавать' : 'Отменить правку'}
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
