import type { FieldErrors } from 'shared/form';

import type { TemplateValues } from './template-values';

const PLACED = /^stages\.(\d+)(?:\.participants\.(\d+))?(?=\.|$)/;
const KEYED = /^stages\.([^.]+)(?:\.participants\.([^.]+))?(?=\.|$)/;

type Stages = Pick<TemplateValues, 'stages'>;

/**
 * Errors that name stages and participants by their places, under their keys: each stays with what it was found in,
 * wherever that is moved.
 */
export function errorsByKey(errors: FieldErrors, { stages }: Stages): FieldErrors {
  const keyed = (path: string) =>
    path.replace(PLACED, (place, at: string, seat: string | undefined) => {
      const stage = stages[Number(at)];
      if (stage === undefined) return place;
      const participant = seat === undefined ? undefined : stage.participants[Number(seat)];
      return `stages.${stage.key}${seat === undefined ? '' : `.participants.${participant?.key ?? seat}`}`;
    });
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [keyed(path), sentence]));
}

/** The stage an error stands in, from 1; null of what concerns no stage, undefined of what is no longer there. */
export function stageOfError(path: string, { stages }: Stages): number | null | undefined {
  const [, key, participantKey] = KEYED.exec(path) ?? [];
  if (key === undefined) return null;
  const at = stages.findIndex((stage) => stage.key === key);
  const seats = stages[at]?.participants ?? [];
  const isGone = participantKey !== undefined && !seats.some((seat) => seat.key === participantKey);
  return at < 0 || isGone ? undefined : at + 1;
}
