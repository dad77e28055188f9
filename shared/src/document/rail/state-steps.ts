import type { ActivityLog } from '../../contract/journal/activity-log';

export interface StateStep {
  label: string;
  /** Who brought the document into this state; null for the system. */
  by: string | null;
  at: string;
}

/**
 * The path of states a document has come, oldest first, out of its history (newest first): the state it began in and
 * one step for each change of the status.
 */
export function stateSteps(
  history: readonly ActivityLog[],
  created: { label: string; by: string | null; at: string },
) {
  const changes = [...history].reverse().flatMap((event) =>
    event.changes
      .filter((change) => change.field === 'status' && change.new !== null && change.new !== change.old)
      .map((change) => ({
        from: change.old,
        label: change.new ?? '',
        by: event.actor_name,
        at: event.occurred_at,
      })),
  );
  const first = changes[0];
  const start: StateStep = {
    ...created,
    label: first === undefined ? created.label : (first.from ?? created.label),
  };
  const steps: StateStep[] = changes.map(({ label, by, at }) => ({ label, by, at }));
  // A document that is born in a state logs its creation as a change from nothing.
  return first !== undefined && first.from === null ? steps : [start, ...steps];
}
