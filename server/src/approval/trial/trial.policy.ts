import type { ChainStageView, RouteConditions } from 'shared/contract/approval/chain-template';
import type { Staff } from '../people/staff';
import { type KeptRoute, type PlannedStage, planStages } from '../route/planned-stages';
import { fittingTemplates } from '../route/route-conditions';
import type { TemplateRecord } from '../templates/chain-templates.repository';

/** A template as far as it decides a route. */
export type TriedTemplate = Pick<
  TemplateRecord,
  'id' | 'name' | 'document_kinds' | 'conditions' | 'priority'
> & {
  stages: readonly ChainStageView[];
};

/** The way a document would take; without a template there is none. */
export interface Way {
  template: TriedTemplate | null;
  stages: PlannedStage[];
}

interface Routed {
  kind: string;
  route: KeptRoute;
  initiator_id: number;
}

/** The way the document takes by these templates: the same choice and the same people as when it is sent. */
export function wayOf(staff: Staff, templates: readonly TriedTemplate[], document: Routed): Way {
  const { kind, route, initiator_id: initiatorId } = document;
  const candidates = templates.filter(({ document_kinds: kinds }) => kinds.includes(kind));
  const [template] = fittingTemplates(candidates, route.facts);
  if (template === undefined) return { template: null, stages: [] };
  const facts = { route: route.facts, people: route.people };
  return { template, stages: planStages(staff, template.stages, { kind, document: facts, initiatorId }) };
}

/** Everybody the way asks, each once. */
export function askedBy({ stages }: Way): Set<number> {
  return new Set(stages.flatMap(({ seats }) => seats.map(({ assignee }) => assignee.id)));
}

/** True when the document is asked about elsewhere, of others, or in another order. */
export function isOtherWay(before: Way, after: Way): boolean {
  const shape = ({ template, stages }: Way) =>
    JSON.stringify([
      template?.id ?? null,
      stages.map(({ seats }) => seats.map(({ assignee }) => assignee.id)).filter(({ length }) => length > 0),
    ]);
  return shape(before) !== shape(after);
}

/** A stage that would lack somebody, and why; `isBare`: it would ask nobody at all. */
export interface Hole {
  /** Null where no stage is for the document: the whole route would ask nobody. */
  stageName: string | null;
  reasons: readonly string[];
  isBare: boolean;
}

/** Stages of the way that apply and find nobody for a seat; or that none of them applies, so that it cannot be sent. */
export function holesOf({ template, stages }: Way): Hole[] {
  if (template !== null && !stages.some(({ applies }) => applies))
    return [{ stageName: null, reasons: [], isBare: true }];
  return stages
    .filter(({ applies, seats, empty }) => applies && (empty.length > 0 || seats.length === 0))
    .map(({ name, seats, empty }) => ({ stageName: name, reasons: empty, isBare: seats.length === 0 }));
}

/** A document that a stage of the tried template is not for. */
export interface Skip<Document> {
  document: Document;
  condition: RouteConditions;
}

/** Of each stage in its order, the first documents that its condition keeps from it. */
export function skipsOf<Document extends { after: Way; isCaught: boolean }>(
  { stages }: TriedTemplate,
  documents: readonly Document[],
  most: number,
): Skip<Document>[][] {
  const caught = documents.filter(({ isCaught }) => isCaught);
  return stages.map(({ condition }, at) =>
    condition === null
      ? []
      : caught
          .filter(({ after }) => after.stages[at]?.applies === false)
          .slice(0, most)
          .map((document) => ({ document, condition })),
  );
}
