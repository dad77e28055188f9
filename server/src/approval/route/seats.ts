import type { ChainParticipant } from 'shared/contract/approval/chain-template';
import { type Deputised, deputised } from '../absences/deputies';
import type { SubjectPeople } from '../approval-subjects.service';
import { ownersOf } from '../people/owners';
import type { Person, Staff } from '../people/staff';
import { EMPTY, WHY } from './route.labels';

/** A seat that found somebody: who votes on it, whose it is, and why. */
export interface ResolvedSeat extends Deputised {
  why: string;
  isRequired: boolean;
  /** Of whoever was added to the stage in the round before, not named by the route. */
  isAdded?: true;
}

export interface SeatContext {
  people: SubjectPeople;
  /** Whoever sends the document is asked only when the route names them. */
  initiatorId: number;
  kind: string;
}

/** People with the reason they are asked for, or the reason nobody is. */
type Found = { people: readonly Person[]; why: string; passedOver?: readonly Person[] } | { empty: string };

const without = (people: readonly Person[], id: number) => people.filter((person) => person.id !== id);

function foundOr(people: readonly Person[], why: string, empty: string): Found {
  return people.length === 0 ? { empty } : { people, why };
}

const those = (person: Person | null) => (person === null ? [] : [person]);

function named(staff: Staff, participant: ChainParticipant, { initiatorId }: SeatContext): Found {
  const { kind, ref_id: id } = participant;
  if (id === null) return { empty: EMPTY.gone() };
  const record = kind === 'user' ? 'users' : kind === 'job_title' ? 'job_titles' : 'roles';
  const name = staff.nameOf(record, id);
  if (name === null) return { empty: EMPTY.gone() };
  if (record === 'users') return foundOr(those(staff.active(id)), WHY.user(), EMPTY.user(name));
  return record === 'job_titles'
    ? foundOr(without(staff.withJobTitle(id), initiatorId), WHY.job_title(name), EMPTY.job_title(name))
    : foundOr(without(staff.withRole(id), initiatorId), WHY.role(name), EMPTY.role(name));
}

function departmentHead(staff: Staff, id: number | null, context: SeatContext): Found {
  const departmentId = id ?? context.people.departmentId;
  if (departmentId === null) return { empty: EMPTY.no_department() };
  const heads = staff.headsOf(departmentId, [context.initiatorId]);
  const place = heads.findIndex(({ id: headId }) => staff.mayVote(headId));
  const head = heads[place] ?? heads[0];
  if (head !== undefined) {
    const passedOver = heads.slice(0, Math.max(0, place));
    return { people: [head], why: WHY.department_head(head.department_name), passedOver };
  }
  const name = staff.nameOf('departments', departmentId);
  return { empty: name === null ? EMPTY.gone() : EMPTY.department_head(name) };
}

function ofDocument(staff: Staff, participant: ChainParticipant, context: SeatContext): Found {
  const { people, initiatorId } = context;
  const authorId = people.authorId ?? initiatorId;
  switch (participant.kind) {
    case 'department_head':
      return departmentHead(staff, participant.ref_id, context);
    case 'author_head':
      return foundOr(
        those(staff.decidingHeadOf(authorId, [initiatorId]) ?? staff.headOf(authorId, [initiatorId])),
        WHY.author_head(),
        EMPTY.author_head(),
      );
    case 'responsible': {
      if (people.responsibleId === initiatorId) return { empty: EMPTY.responsible_sends() };
      return foundOr(those(staff.active(people.responsibleId)), WHY.responsible(), EMPTY.responsible());
    }
    case 'curator': {
      const found = those(people.curatorId === null ? null : staff.active(people.curatorId));
      return foundOr(without(found, initiatorId), WHY.curator(), EMPTY.curator());
    }
    case 'our_signatory': {
      const name = people.ourSignatoryName;
      return foundOr(
        those(name === null ? null : staff.named(name)),
        WHY.our_signatory(),
        EMPTY.our_signatory(),
      );
    }
    default:
      return named(staff, participant, context);
  }
}

/**
 * Who is asked at a stage: each person once, with deputies in the places of those who are away, and in words the
 * seats that found nobody. Nobody is asked who has no right to decide: those are named among the words.
 */
export function resolveSeats(
  staff: Staff,
  participants: readonly ChainParticipant[],
  context: SeatContext,
): { seats: ResolvedSeat[]; empty: string[] } {
  const seats = new Map<number, ResolvedSeat>();
  const empty: string[] = [];
  const mute = new Map<number, string>();
  for (const participant of participants) {
    const found = ofDocument(staff, participant, context);
    if ('empty' in found) {
      empty.push(found.empty);
      continue;
    }
    for (const { id, full_name: name } of found.passedOver ?? []) mute.set(id, name);
    for (const person of found.people) {
      if (!staff.mayVote(person.id)) {
        mute.set(person.id, person.full_name);
        continue;
      }
      const known = seats.get(person.id);
      if (known !== undefined) {
        known.isRequired ||= participant.is_required;
        continue;
      }
      const { people, kind, initiatorId } = context;
      const holder = deputised(staff, { person, kind, owners: ownersOf(people.authorId, initiatorId) });
      seats.set(person.id, { ...holder, why: found.why, isRequired: participant.is_required });
    }
  }
  if (mute.size > 0) empty.push(EMPTY.no_right([...mute.values()]));
  return { seats: [...seats.values()], empty };
}
