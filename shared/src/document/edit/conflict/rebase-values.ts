import { changedFields } from '../../../form/form';

/**
 * What was typed while the form was on its way, over the record as it was saved: a field that has changed since it was
 * sent keeps what was typed, every other has what the server answered.
 */
export function rebaseValues<Values extends object>(sent: Values, now: Values, saved: Values): Values {
  const result = { ...saved };
  for (const field of changedFields(sent, now)) result[field] = now[field];
  return result;
}
