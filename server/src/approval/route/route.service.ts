import type { ChainStageView } from 'shared/contract/approval/chain-template';
import type { Db } from '../../platform/database/database';
import { personOf } from '../absences/deputies.service';
import type { SendingChoice, SubjectState } from '../approval-subjects.service';
import { CHOSEN_STAGE, type StageSettings } from '../stage-settings';
import {
  findStages,
  findTemplateRow,
  findTemplatesFor,
  type TemplateRow,
} from '../templates/chain-templates.repository';
import { findActive } from '../people/people.repository';
import { routeReasons } from './reasons.labels';
import { findFactNames } from './reasons.repository';
import { fits, fittingTemplates } from './route-conditions';
import { EMPTY, WHY } from './route.labels';
import { type ResolvedSeat, resolveSeats } from './seats.service';

export interface PlannedStage {
  position: number;
  name: string;
  settings: StageSettings;
  applies: boolean;
  seats: ResolvedSeat[];
  /** Seats that found nobody, in words. */
  empty: string[];
}

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
  document: SubjectState;
  initiatorId: number;
  day: string;
}

/** The settings of a template's stage as a round keeps them. */
export function settingsOf(stage: ChainStageView): StageSettings {
  return {
    action: stage.action,
    execution: stage.execution,
    quorumType: stage.quorum_type,
    quorumValue: stage.quorum_value,
    onReject: stage.on_reject,
    returnStagePosition: stage.return_stage_position,
    skipIfAlreadyApproved: stage.skip_if_already_approved,
    resetOn: stage.reset_on,
    resetFields: stage.reset_fields,
    deadlineValue: stage.deadline_value,
    deadlineUnit: stage.deadline_unit,
    allowAdd: stage.allow_add,
    allowForward: stage.allow_forward,
    remarkRequiredOn: stage.remark_required_on,
    escalationAfterHours: stage.escalation_after_hours,
    escalationTo: stage.escalation_to,
    escalationUserId: stage.escalation_user?.id ?? null,
    escalationAction: stage.escalation_action,
  };
}

/** The stages with the people they lead to for the document on the day. */
export async function planStages(
  db: Db,
  stages: readonly ChainStageView[],
  planning: Planning,
): Promise<PlannedStage[]> {
  const { kind, document, initiatorId, day } = planning;
  const planned: PlannedStage[] = [];
  for (const stage of stages) {
    const applies = fits(stage.condition, document.route);
    const participants = applies ? stage.participants : [];
    const found = await resolveSeats(db, participants, { people: document.people, initiatorId, kind, day });
    planned.push({
      position: stage.position,
      name: stage.name,
      settings: settingsOf(stage),
      applies,
      ...found,
    });
  }
  return planned;
}

async function chosenStage(
  db: Db,
  participants: NonNullable<SendingChoice['participants']>,
): Promise<PlannedStage> {
  const people = await findActive(
    db,
    participants.map(({ user_id: id }) => id),
  );
  const empty: string[] = [];
  const seats: ResolvedSeat[] = [];
  for (const { user_id: id, is_required: isRequired } of participants) {
    const assignee = people.find((person) => person.id === id);
    if (assignee === undefined) empty.push(EMPTY.user((await personOf(db, id)).full_name));
    else if (!seats.some((seat) => seat.assignee.id === id)) {
      seats.push({ assignee, onBehalfOf: null, why: WHY.chosen(), isRequired });
    }
  }
  return { position: 1, name: 'Согласование', settings: CHOSEN_STAGE, applies: true, seats, empty };
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
  if (choice.participants !== undefined) {
    const stage = await chosenStage(db, choice.participants);
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
  const stages = await planStages(db, await findStages(db, template), planning);
  const names = await findFactNames(db, planning.document.route);
  return {
    template,
    reasons:
      choice.templateId === undefined
        ? routeReasons(template.conditions, planning.document.route, names)
        : ['Шаблон выбран при отправке'],
    others: fitting.filter(({ id }) => id !== template.id).map(({ id, name }) => ({ id, name })),
    stages,
  };
}
