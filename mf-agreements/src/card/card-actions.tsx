import { IconChevronDown, IconDots, IconPencil } from '@tabler/icons-react';
import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_ACTION_LABELS } from 'shared/contract/agreement.labels';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { quoted } from 'shared/contract/quotation';
import { Button, ConfirmDialog, IconButton, LinkButton, Menu, type MenuEntry } from 'shared/ui';

import { paths } from '../paths';
import { actionPlan } from './action-plan';
import { ActionDialog } from './action.dialog';
import type { CardActions as Actions } from './use-card-actions';

export interface CardActionsProps {
  agreement: Agreement;
  actions: Actions;
  /** Search string of the list the card was opened from; goes along to the form. */
  list: string;
  place: 'head' | 'phone';
}

/** Steps that what is not ready yet holds up. */
const FORWARD: ReadonlySet<AgreementAction> = new Set<AgreementAction>([
  'send-to-approval',
  'skip-approval',
  'send-to-signing',
]);

/** The first word of the label, for the bar of a phone, where the whole one leaves no room for the other buttons. */
const PHONE_LABELS: Partial<Record<AgreementAction, string>> = {
  'send-to-approval': 'Отправить',
  'skip-approval': 'Утвердить',
  'send-to-signing': 'Передать',
  'mark-signed': 'Отметить',
  reopen: 'Вернуть',
};

/** Why the document cannot be sent yet, in one sentence for the button; undefined when nothing is in the way. */
export function sendingObstacle(
  agreement: Pick<Agreement, 'readiness'>,
  action: AgreementAction,
): string | undefined {
  if (!FORWARD.has(action)) return undefined;
  const errors = agreement.readiness.filter((line) => line.level === 'error');
  return errors.length === 0 ? undefined : errors.map((line) => line.message).join('. ');
}

/** The step the document waits for, editing, and the rest behind an arrow. */
export function CardActions({ agreement, actions, list, place }: CardActionsProps) {
  const plan = actionPlan(agreement.status, agreement.available_actions);
  const editable = agreement.can.edit || agreement.can.edit_service;
  const item = (action: AgreementAction, danger = false): MenuEntry => ({
    label: AGREEMENT_ACTION_LABELS[action],
    danger,
    onSelect: () => {
      actions.begin(action);
    },
  });
  const endings: MenuEntry[] = plan.ending.map((action) => item(action, true));
  if (agreement.can.delete) endings.push({ label: 'Удалить', danger: true, onSelect: actions.askDelete });
  const others = plan.others.map((action) => item(action));
  const entries: MenuEntry[] =
    others.length > 0 && endings.length > 0 ? [...others, 'separator', ...endings] : [...others, ...endings];
  // Three dots beside nothing do not say what they hold.
  const isAlone = !editable && plan.primary === null;
  const icon =
    place === 'head' ? <IconChevronDown size={16} stroke={1.75} /> : <IconDots size={16} stroke={1.75} />;
  return (
    <>
      {editable && (
        <LinkButton
          to={paths.agreementEdit(agreement.id, list)}
          icon={<IconPencil size={16} stroke={1.75} />}
          size={place === 'phone' ? 'lg' : 'md'}
        >
          Изменить
        </LinkButton>
      )}
      {plan.primary !== null && (
        <PrimaryAction action={plan.primary} agreement={agreement} actions={actions} place={place} />
      )}
      {entries.length > 0 && (
        <Menu
          label="Другие действия"
          entries={entries}
          trigger={(trigger) =>
            isAlone ? (
              <Button {...trigger} size={place === 'phone' ? 'lg' : 'md'} trailing={icon}>
                Действия
              </Button>
            ) : (
              <IconButton {...trigger} variant="default" label="Другие действия" icon={icon} />
            )
          }
        />
      )}
    </>
  );
}

function PrimaryAction({
  action,
  agreement,
  actions,
  place,
}: Omit<CardActionsProps, 'list'> & { action: AgreementAction }) {
  const label = AGREEMENT_ACTION_LABELS[action];
  return (
    <Button
      variant="primary"
      size={place === 'phone' ? 'lg' : 'md'}
      aria-label={label}
      busy={actions.running === action}
      disabledReason={sendingObstacle(agreement, action)}
      onClick={() => {
        actions.begin(action);
      }}
    >
      {place === 'phone' ? (PHONE_LABELS[action] ?? label) : label}
    </Button>
  );
}

/** The questions of the actions; one set for the whole card. */
export function CardDialogs({ agreement, actions }: Pick<CardActionsProps, 'agreement' | 'actions'>) {
  return (
    <>
      {actions.asking !== null && (
        <ActionDialog agreement={agreement} action={actions.asking} onClose={actions.close} />
      )}
      <ConfirmDialog
        open={actions.deleting}
        danger
        title="Удалить договор"
        confirmLabel="Удалить договор"
        onConfirm={() => void actions.remove()}
        onClose={actions.close}
      >
        {`${quoted(agreement.title)} исчезнет из реестра. В журнале действий останется запись.`}
      </ConfirmDialog>
    </>
  );
}
