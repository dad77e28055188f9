import type { ChainParticipant } from 'shared/contract/approval/chain-template';
import type { Db } from '../../platform/database/database';
import { type Deputised, deputised } from '../absences/deputies.service';
import type { SubjectPeople } from '../approval-subjects.service';
import {
  findActive,
  findByJobTitle,
  findByName,
  findByRole,
  findDepartmentHeads,
  findHeadOf,
  findNames,
  findRecordName,
  type Person,
} from '../people/people.repository';
import { EMPTY, WHY } from './route.labels';

/** A seat that found somebody: who votes on it, whose it is, and why. */
export interface ResolvedSeat extends Deputised {
  why: string;
  isRequired: boolean;
}

export interface SeatContext {
  people: SubjectPeople;
  /** Whoever sends the document is asked only when the route names them. */
  initiatorId: number;
  kind: string;
  /** `yyyy-mm-dd`. */
  day: string;
}

/** People with the reason they are asked for, or the reason nobody is. */
type Found = { people: readonly Person[]; why: string } | { empty: string };

const without = (people: readonly Person[], id: number) => people.filter((person) => person.id !== id);

function foundOr(people: readonly Person[], why: string, empty: string): Found {
  return people.length === 0 ? { empty } : { people, why };
}

async function named(db: Db, participant: ChainParticipant, { initiatorId }: SeatContext): Promise<Found> {
  const { kind, ref_id: id } = participant;
  if (id === null) return { empty: EMPTY.gone() };
  if (kind === 'user') {
    const names = await findNames(db, [id]);
    const name = names.get(id);
    if (name === undefined) return { empty: EMPTY.gone() };
    return foundOr(await findActive(db, [id]), WHY.user(), EMPTY.user(name));
  }
  const isTitle = kind === 'job_title';
  const name = await findRecordName(db, isTitle ? 'job_titles' : 'roles', id);
  if (name === null) return { empty: EMPTY.gone() };
  const holders = await (isTitle ? findByJobTitle(db, id) : findByRole(db, id));
  const others = without(holders, initiatorId);
  return isTitle
    ? foundOr(others, WHY.job_title(name), EMPTY.job_title(name))
    : foundOr(others, WHY.role(name), EMPTY.role(name));
}

async function departmentHead(db: Db, id: number | null, context: SeatContext): Promise<Found> {
  const departmentId = id ?? context.people.departmentId;
  if (departmentId === null) return { empty: EMPTY.no_department() };
  const [head] = await findDepartmentHeads(db, departmentId, [context.initiatorId]);
  if (head !== undefined) return { people: [head], why: WHY.department_head(head.department_name) };
  const name = await findRecordName(db, 'departments', departmentId);
  return { empty: name === null ? EMPTY.gone() : EMPTY.department_head(name) };
}

async function ofDocument(db: Db, participant: ChainParticipant, context: SeatContext): Promise<Found> {
  const { people, initiatorId } = context;
  switch (participant.kind) {
    case 'department_head':
      return departmentHead(db, participant.ref_id, context);
    case 'author_head': {
      const head = await findHeadOf(db, people.authorId ?? initiatorId, [initiatorId]);
      return foundOr(head === null ? [] : [head], WHY.author_head(), EMPTY.author_head());
    }
    case 'responsible': {
      if (people.responsibleId === initiatorId) return { empty: EMPTY.responsible_sends() };
      return foundOr(await findActive(db, [people.responsibleId]), WHY.responsible(), EMPTY.responsible());
    }
    case 'curator': {
      const found = people.curatorId === null ? [] : await findActive(db, [people.curatorId]);
      return foundOr(without(found, initiatorId), WHY.curator(), EMPTY.curator());
    }
    case 'our_signatory': {
      const name = people.ourSignatoryName;
      const found = name === null ? null : await findByName(db, name);
      return foundOr(found === null ? [] : [found], WHY.our_signatory(), EMPTY.our_signatory());
    }
    default:
      return named(db, participant, context);
  }
}

/**
 * Who is asked at a stage: each person once, with deputies in the places of those who are away, and in words the
 * seats that found nobody.
 */
export async function resolveSeats(
  db: Db,
  participants: readonly ChainParticipant[],
  context: SeatContext,
): Promise<{ seats: ResolvedSeat[]; empty: string[] }> {
  const seats = new Map<number, ResolvedSeat>();
  const empty: string[] = [];
  for (const participant of participants) {
    const found = await ofDocument(db, participant, context);
    if ('empty' in found) {
      empty.push(found.empty);
      continue;
    }
    for (const person of found.people) {
      const known = seats.get(person.id);
      if (known !== undefined) {
        known.isRequired ||= participant.is_required;
        continue;
      }
      const { people, kind, day } = context;
      const holder = await deputised(db, { person, day, kind, authorId: people.authorId });
      seats.set(person.id, { ...holder, why: found.why, isRequired: participant.is_required });
    }
  }
  return { seats: [...seats.values()], empty };
}
