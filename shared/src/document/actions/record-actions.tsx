import { IconChevronDown, IconDots, IconPencil } from '@tabler/icons-react';

import type { ActionDefinition } from '../../contract/record/workflow';
import { Button, LinkButton, Menu, type MenuEntry } from '../../ui/ui';
import { useSendingHold } from '../files/use-sending-hold';
import type { LivingRecord } from '../record';
import { actionObstacle, actionPlan } from './action-plan';
import type { RecordWorkflow } from './record-workflow';
import { showReadiness } from './show-readiness';
import type { RecordActionsState } from './use-record-actions';

export interface ActedRecord<Rec extends LivingRecord> {
  record: Rec;
  workflow: RecordWorkflow<Rec>;
  state: RecordActionsState;
  /** Search string of the list the card was opened from; goes along to the form. */
  list: string;
}

/** What may be done with the record beside its next step and its form, the endings last. */
export function useRecordEntries<Rec extends LivingRecord>(props: ActedRecord<Rec>): MenuEntry[] {
  const { record, workflow, state } = props;
  const hold = useSendingHold(workflow.resource, record.id);
  const plan = actionPlan(workflow.actions, record.status, record.available_actions);
  const item = (action: string, danger = false): MenuEntry => ({
    label: workflow.actions[action]?.label ?? action,
    danger,
    ...(hold !== undefined && workflow.actions[action]?.forward === true && { disabled: true, note: hold }),
    onSelect: () => {
      state.begin(action);
    },
  });
  const others = [
    ...plan.others.map((action) => item(action)),
    ...(workflow.links?.(record, props.list) ?? []),
  ];
  const endings = plan.ending.map((action) => item(action, true));
  if (record.can.delete) endings.push({ label: 'Удалить', danger: true, onSelect: state.askDelete });
  return others.length > 0 && endings.length > 0
    ? [...others, 'separator', ...endings]
    : [...others, ...endings];
}

/** The address of the record's form; undefined where the reader may not change it or there is none. */
export function recordFormAddress<Rec extends LivingRecord>(
  record: Rec,
  { paths }: RecordWorkflow<Rec>,
  list: string,
): string | undefined {
  const isEditable = record.can.edit || record.can.edit_service === true;
  return isEditable ? paths.edit?.(record.id, list) : undefined;
}

const MORE = 'Другие действия';

export interface RecordActionsProps<Rec extends LivingRecord> extends ActedRecord<Rec> {
  entries: readonly MenuEntry[];
  place: 'head' | 'phone';
}

/** The step the record waits for, editing, and the rest behind an arrow. */
export function RecordActions<Rec extends LivingRecord>(props: RecordActionsProps<Rec>) {
  const { record, workflow, state, list, entries, place } = props;
  const { primary } = actionPlan(workflow.actions, record.status, record.available_actions);
  const form = recordFormAddress(record, workflow, list);
  const hold = useSendingHold(workflow.resource, record.id);
  const size = place === 'phone' ? 'lg' : 'md';
  // Three dots beside nothing do not say what they hold.
  const isAlone = form === undefined && primary === null;
  const icon =
    place === 'head' ? <IconChevronDown size={16} stroke={1.75} /> : <IconDots size={16} stroke={1.75} />;
  const step = primary === null ? undefined : workflow.actions[primary];
  return (
    <>
      {form !== undefined && (
        <LinkButton to={form} icon={<IconPencil size={16} stroke={1.75} />} size={size}>
          Изменить
        </LinkButton>
      )}
      {primary !== null && step !== undefined && (
        <PrimaryAction
          step={step}
          place={place}
          busy={state.running === primary}
          obstacle={actionObstacle(step, record.readiness) ?? (step.forward === true ? hold : undefined)}
          onTake={() => {
            state.begin(primary);
          }}
        />
      )}
      {entries.length > 0 && (
        <Menu
          label={MORE}
          entries={entries}
          // One button in both looks: the focus comes back to it when what was done has changed them.
          trigger={(trigger) => (
            <Button
              {...trigger}
              {...(isAlone ? { size } : { 'data-square': true, 'aria-label': MORE, title: MORE })}
              trailing={icon}
            >
              {isAlone && 'Действия'}
            </Button>
          )}
        />
      )}
    </>
  );
}

interface PrimaryActionProps {
  step: ActionDefinition<string>;
  place: 'head' | 'phone';
  busy: boolean;
  obstacle: string | undefined;
  onTake: () => void;
}

function PrimaryAction({ step, place, busy, obstacle, onTake }: PrimaryActionProps) {
  return (
    <Button
      variant="primary"
      size={place === 'phone' ? 'lg' : 'md'}
      aria-label={step.label}
      busy={busy}
      disabledReason={obstacle}
      onClickCapture={obstacle === undefined ? undefined : showReadiness}
      onClick={onTake}
    >
      {place === 'phone' ? (step.phoneLabel ?? step.label) : step.label}
    </Button>
  );
}
