import type { ActionDefinitions } from '../../contract/record/workflow';

/** What stands in the way of the next step, or warns of it, as the server says it. */
export interface ReadinessFault {
  level: 'error' | 'warning';
  message: string;
}

export interface ActionPlan {
  primary: string | null;
  /** Behind the arrow, what ends the document apart. */
  others: string[];
  ending: string[];
}

/**
 * How the available actions are offered: the step the state waits for in front, the rest behind the arrow. Those that
 * stand beside what they are about have their own place.
 */
export function actionPlan(
  actions: ActionDefinitions,
  status: string,
  available: readonly string[],
): ActionPlan {
  const known = available.filter(
    (action) => Object.hasOwn(actions, action) && actions[action]?.beside !== true,
  );
  const order = Object.keys(actions);
  const primary =
    order.find((action) => known.includes(action) && actions[action]?.next?.includes(status) === true) ??
    null;
  const rest = known.filter((action) => action !== primary);
  const isEnding = (action: string) => actions[action]?.ending === true;
  return {
    primary,
    others: rest.filter((action) => !isEnding(action)),
    ending: order.filter((action) => rest.includes(action) && isEnding(action)),
  };
}

/** Why a step forward cannot be taken yet, in one sentence for its button; undefined when nothing is in the way. */
export function actionObstacle(
  action: { forward?: boolean },
  readiness: readonly ReadinessFault[],
): string | undefined {
  if (action.forward !== true) return undefined;
  const errors = readiness.filter((line) => line.level === 'error');
  return errors.length === 0 ? undefined : errors.map((line) => line.message).join('. ');
}
