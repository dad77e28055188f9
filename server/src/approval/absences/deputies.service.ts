import type { Db } from '../../platform/database/database';
import { findActive, findHeadOf, findNames, type Person } from '../people/people.repository';
import { findStandIn } from './standing-in.repository';

/** How far one follows deputies of deputies. Source: domain reference, 1.6. */
const LONGEST = 3;

export interface Deputised {
  assignee: Person;
  /** Whose seat it is; null when the employee is there. */
  onBehalfOf: Person | null;
}

async function activeOne(db: Db, id: number): Promise<Person | null> {
  const [found] = await findActive(db, [id]);
  return found ?? null;
}

/**
 * Who votes on the employee's seat on the day: the employee, or the deputy at the end of at most three steps. Where
 * that leads in a circle, too far, to somebody who has left or to the document's author, the employee's head votes;
 * where there is none, the seat stays with the employee.
 */
export async function deputised(
  db: Db,
  seat: { person: Person; day: string; kind: string; authorId: number | null },
): Promise<Deputised> {
  const { person, day, kind, authorId } = seat;
  const passed = [person.id];
  let present = person.id;
  let isLost = false;
  for (;;) {
    const away = await findStandIn(db, { userId: present, day, kind });
    if (away === null) break;
    const isTooFar = passed.length > LONGEST || passed.includes(away.deputy_id);
    if (isTooFar || (away.deputy_id === authorId && !away.allow_self)) {
      isLost = true;
      break;
    }
    present = away.deputy_id;
    passed.push(present);
  }
  if (present === person.id && !isLost) return { assignee: person, onBehalfOf: null };
  const deputy = isLost ? null : await activeOne(db, present);
  const except = authorId === null ? passed : [...passed, authorId];
  const assignee = deputy ?? (await findHeadOf(db, person.id, except));
  return assignee === null ? { assignee: person, onBehalfOf: null } : { assignee, onBehalfOf: person };
}

/** The employee by the number, or by what is left of their name once they are gone. */
export async function personOf(db: Db, id: number): Promise<Person> {
  const names = await findNames(db, [id]);
  return { id, full_name: names.get(id) ?? 'Сотрудник' };
}
