import type { ActivityLog } from '../../contract/journal/activity-log';

export interface StateStep {
  label: string;
  /** Who brought the document into this state; null for the system. */
  by: string | null;
  /** Null where it came before the events at hand. */
  at: string | null;
  /** How many times the document came back here: what lay between is left out; absent where it is told in full. */
  repeats?: number;
}

/** So many returns are told step by step; of more nobody reads the rounds one under another. */
const TOLD_IN_FULL = 1;

/**
 * The path of states a document has come, oldest first, out of its history (newest first): the state it began in and
 * one step for each change of the status. Out of the latest events of a longer history, what they tell and no beginning:
 * without a change among them, where the document stands.
 */
export function stateSteps(
  history: readonly ActivityLog[],
  created: { label: string; by: string | null; at: string },
  isWhole = true,
): StateStep[] {
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
  if (first === undefined && !isWhole) return [{ label: created.label, by: null, at: null }];
  const start: StateStep = {
    ...created,
    label: first === undefined ? created.label : (first.from ?? created.label),
  };
  const steps: StateStep[] = changes.map(({ label, by, at }) => ({ label, by, at }));
  // A document that is born in a state logs its creation as a change from nothing.
  const isBegun = first !== undefined && (first.from === null || !isWhole);
  return isBegun ? steps : [start, ...steps];
}

interface Visit {
  first: StateStep;
  last: StateStep;
  returns: number;
}

/**
 * The path without the rounds the document has gone through again and again: each state where it was first, with how
 * many times it came back there, and at the end where it stands now. The history keeps every one of them.
 */
export function foldedSteps(steps: readonly StateStep[]): StateStep[] {
  const visits: Visit[] = [];
  for (const step of steps) {
    const place = visits.findIndex(({ first }) => first.label === step.label);
    const before = visits[place];
    if (before === undefined) visits.push({ first: step, last: step, returns: 0 });
    else {
      const within = visits.splice(place).reduce((sum, { returns }) => sum + returns, 1);
      visits.push({ first: before.first, last: step, returns: within });
    }
  }
  if (visits.reduce((sum, { returns }) => sum + returns, 0) <= TOLD_IN_FULL) return [...steps];
  return visits.flatMap(({ first, last, returns }, place) => {
    if (returns === 0) return [first];
    const kept = { ...first, repeats: returns };
    return place === visits.length - 1 ? [kept, last] : [kept];
  });
}
