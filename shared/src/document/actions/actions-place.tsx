import { IconChevronDown, IconPencil } from '@tabler/icons-react';

import type { ActionDefinitions } from '../../contract/record/workflow';
import { Button, IconButton } from '../../ui/ui';
import { actionPlan } from './action-plan';
import classes from './actions-place.module.css';

export interface ActionsPlaceProps {
  actions: ActionDefinitions;
  status: string;
  /** The form is open to the reader as far as it is known. */
  isEditable: boolean;
}

/** The room the buttons of a record will take, so that its title does not jump when they come: unseen, not to be pressed. */
export function ActionsPlace({ actions, status, isEditable }: ActionsPlaceProps) {
  const possible = Object.keys(actions).filter((action) => actions[action]?.from.includes(status) === true);
  const { primary } = actionPlan(actions, status, possible);
  return (
    <div className={classes.place} aria-hidden>
      {isEditable && (
        <Button disabled icon={<IconPencil size={16} stroke={1.75} />}>
          Изменить
        </Button>
      )}
      {primary !== null && (
        <Button disabled variant="primary">
          {actions[primary]?.label}
        </Button>
      )}
      <IconButton
        disabled
        variant="default"
        label="Другие действия"
        icon={<IconChevronDown size={16} stroke={1.75} />}
      />
    </div>
  );
}
