import { useState } from 'react';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';

const ANOTHER_ACTION = 'На другом этапе: выбраны документы с другим действием';

/** Documents that are to be approved together, each as it was shown when it was chosen. */
export interface BulkChoice {
  isOn: boolean;
  chosen: readonly ApprovalTask[];
  has: (id: number) => boolean;
  /** Why the document is not chosen, in one sentence; null when it may be. */
  obstacle: (task: ApprovalTask) => string | null;
  toggle: (task: ApprovalTask) => void;
  chooseAll: () => void;
  start: () => void;
  stop: () => void;
  /** Documents that may be chosen at all. */
  offered: number;
}

/** The choice among the tasks of the list. What is chosen stays as it was shown: the server refuses what has changed since. */
export function useBulkChoice(tasks: readonly ApprovalTask[]): BulkChoice {
  const [isOn, setOn] = useState(false);
  const [kept, setKept] = useState<readonly ApprovalTask[]>([]);
  const present = new Set(tasks.map(({ id }) => id));
  const chosen = kept.filter(({ id }) => present.has(id));
  const has = (id: number) => chosen.some((task) => task.id === id);
  const action = chosen[0]?.stage.action;
  const obstacle = (task: ApprovalTask) => {
    if (task.bulk_obstacle !== null) return task.bulk_obstacle;
    return action !== undefined && task.stage.action !== action ? ANOTHER_ACTION : null;
  };
  const able = tasks.filter(({ can }) => can.bulk_approve);
  return {
    isOn,
    chosen,
    has,
    obstacle,
    offered: able.length,
    toggle: (task) => {
      setKept(has(task.id) ? chosen.filter(({ id }) => id !== task.id) : [...chosen, task]);
    },
    chooseAll: () => {
      const first = action ?? able[0]?.stage.action;
      const others = able.filter(({ id, stage }) => !has(id) && stage.action === first);
      setKept([...chosen, ...others]);
    },
    start: () => {
      setOn(true);
    },
    stop: () => {
      setOn(false);
      setKept([]);
    },
  };
}
