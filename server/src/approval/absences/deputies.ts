import type { Person, Staff } from '../people/staff';

/** How far one follows deputies of deputies. Source: domain reference, 1.6. */
export const LONGEST_LINE = 3;

export interface Deputised {
  assignee: Person;
  /** Whose seat it is; null when the employee is there. */
  onBehalfOf: Person | null;
}

/**
 * Who votes on the employee's seat: the employee, or the deputy at the end of at most three steps. Where that leads in
 * a circle, too far, to somebody who has left or may not decide, or to an owner of the document, the employee's head
 * votes; where there is none, the seat stays with the employee.
 */
export function deputised(
  staff: Staff,
  seat: { person: Person; kind: string; owners: readonly number[] },
): Deputised {
  const { person, kind, owners } = seat;
  const passed = [person.id];
  let present = person.id;
  let isLost = false;
  for (;;) {
    const away = staff.standIn(present, kind);
    if (away === null) break;
    const isTooFar = passed.length > LONGEST_LINE || passed.includes(away.deputy_id);
    if (isTooFar || (owners.includes(away.deputy_id) && !away.allow_self)) {
      isLost = true;
      break;
    }
    present = away.deputy_id;
    passed.push(present);
  }
  if (present === person.id && !isLost) return { assignee: person, onBehalfOf: null };
  const deputy = isLost || !staff.mayVote(present) ? null : staff.active(present);
  const assignee = deputy ?? staff.decidingHeadOf(person.id, [...passed, ...owners]);
  return assignee === null ? { assignee: person, onBehalfOf: null } : { assignee, onBehalfOf: person };
}
