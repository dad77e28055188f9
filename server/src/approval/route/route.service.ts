import type { Db } from '../../platform/database/database';
import { deputised } from '../absences/deputies';
import type { SendingChoice } from '../approval-subjects.service';
import { ownersOf } from '../people/owners';
import { findStaff } from '../people/staff.repository';
import type { Staff } from '../people/staff';
import { AUTHOR, noRightText, SENDER } from '../refusals.labels';
import { CHOSEN_STAGE } from '../stage-settings';
import {
  findStages,
  findTemplateRow,
  findTemplatesFor,
  type TemplateRow,
} from '../templates/chain-templates.repository';
import { type AddedSeat, findAddedSeats } from './added-seats.repository';
import { routeReasons } from './reasons.labels';
import { findFactNames } from './reasons.repository';
import { type PlannedStage, planStages, type RoutedDocument } from './planned-stages';
import { fittingTemplates } from './route-conditions';
import { EMPTY, WHY } from './route.labels';
import type { ResolvedSeat } from './seats';

/** The route a document takes: a template with its people, or the people that were chosen by hand. */
export interface RoutePlan {
  template: Pick<TemplateRow, 'id' | 'name' | 'version' | 'total_deadline_days'> | null;
  reasons: string[];
  others: { id: number; name: string }[];
  stages: PlannedStage[];
}

/** No route, and why, in one sentence. */
export interface NoRoute {
  fault: string;
}

interface Planning {
  kind: string;
  document: RoutedDocument;
  initiatorId: number;
  /** `yyyy-mm-dd`. */
  day: string;
  /** The round before this one; absent or null when there was none. */
  last?: { id: number; template_id: number | null } | null;
}

/** The people that were chosen, each once, with deputies in the places of those who are away. */
function chosenStage(
  staff: Staff,
  participants: NonNullable<SendingChoice['participants']>,
  { kind, document, initiatorId }: Planning,
): PlannedStage {
  const empty: string[] = [];
  const seats = new Map<number, ResolvedSeat>();
  const owners = ownersOf(document.people.authorId, initiatorId);
  for (const { user_id: id, is_required: isRequired } of participants) {
    const person = staff.active(id);
    if (person === null) empty.push(EMPTY.user(staff.person(id).full_name));
    else if (!seats.has(id)) {
      seats.set(id, { ...deputised(staff, { person, kind, owners }), why: WHY.chosen(), isRequired });
    }
  }
  const of = { position: 1, name: 'Согласование', settings: CHOSEN_STAGE, applies: true, unmet: [] };
  return { ...of, seats: [...seats.values()], empty };
}

/**
 * Whoever was added to a stage in the round before is asked again with it, as long as the route is the same and they
 * work here and may decide: their remarks are among those the new round is to answer.
 */
function withAdded(
  staff: Staff,
  stages: readonly PlannedStage[],
  { added, planning }: { added: readonly AddedSeat[]; planning: Planning },
): PlannedStage[] {
  const { kind, document, initiatorId } = planning;
  const owners = ownersOf(document.people.authorId, initiatorId);
  return stages.map((stage) => {
    const seats = [...stage.seats];
    for (const { position, stage_name: name, user_id: id, is_required: isRequired } of added) {
      const person = staff.active(id);
      const isThere = seats.some(({ assignee, onBehalfOf }) => (onBehalfOf ?? assignee).id === id);
      if (
        position !== stage.position ||
        name !== stage.name ||
        person === null ||
        !staff.mayVote(id) ||
        isThere ||
        owners.includes(id)
      )
        continue;
      seats.push({
        ...deputised(staff, { person, kind, owners }),
        why: WHY.added(),
        isRequired,
        isAdded: true,
      });
    }
    return seats.length === stage.seats.length ? stage : { ...stage, applies: true, seats };
  });
}

async function wantedTemplate(db: Db, planning: Planning, choice: SendingChoice) {
  const { kind, document } = planning;
  const fitting = fittingTemplates(await findTemplatesFor(db, kind), document.route);
  if (choice.templateId === undefined) return { template: fitting[0] ?? null, fitting };
  const template = await findTemplateRow(db, choice.templateId);
  const isOpen = template !== null && template.is_active && template.archived_at === null;
  return { template: isOpen && template.document_kinds.includes(kind) ? template : null, fitting };
}

/** The document's route: the chosen people, the chosen template, or the first template its facts lead to. */
export async function planRoute(
  db: Db,
  planning: Planning,
  choice: SendingChoice,
): Promise<RoutePlan | NoRoute> {
  const staff = await findStaff(db, planning.day);
  if (choice.participants !== undefined) {
    const named = new Set(choice.participants.map(({ user_id: id }) => id));
    const { authorId } = planning.document.people;
    if (named.has(planning.initiatorId)) return { fault: SENDER };
    if (authorId !== null && named.has(authorId)) return { fault: AUTHOR };
    const mute = choice.participants.find(
      ({ user_id: id }) => staff.active(id) !== null && !staff.mayVote(id),
    );
    if (mute !== undefined) return { fault: noRightText(staff.person(mute.user_id).full_name) };
    const stage = chosenStage(staff, choice.participants, planning);
    return { template: null, reasons: ['Согласующие выбраны при отправке'], others: [], stages: [stage] };
  }
  const { template, fitting } = await wantedTemplate(db, planning, choice);
  if (template === null) {
    return {
      fault:
        choice.templateId === undefined
          ? 'Ни один шаблон согласования не подходит этому документу. Выберите, кто его согласует'
          : 'Выбранный шаблон согласования не действует для этого документа',
    };
  }
  const names = await findFactNames(db, planning.document.route);
  const { last = null } = planning;
  const added = last === null || last.template_id !== template.id ? [] : await findAddedSeats(db, last.id);
  const planned = planStages(staff, await findStages(db, template), { ...planning, names });
  const stages = withAdded(staff, planned, { added, planning });
  return {
    template,
    reasons:
      choice.templateId === undefined
        ? routeReasons(template, planning.document.route, names)
        : ['Шаблон выбран при отправке'],
    others: fitting.filter(({ id }) => id !== template.id).map(({ id, name }) => ({ id, name })),
    stages,
  };
}
