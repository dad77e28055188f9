import { AGREEMENT_DIRECTION_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { ChainStageValues, RouteConditions } from 'shared/contract/approval/chain-template';
import { OFFER_DIRECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { COUNTERPARTY_RISK_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import { compareDecimals } from 'shared/contract/money/decimal';
import type { FieldErrors } from '../../platform/http/errors';

const LISTS = [
  'agreement_type_ids',
  'organization_ids',
  'department_ids',
  'directions',
  'counterparty_risks',
] as const;

const KNOWN = {
  directions: new Set<string>(Object.keys({ ...AGREEMENT_DIRECTION_LABELS, ...OFFER_DIRECTION_LABELS })),
  counterparty_risks: new Set<string>(Object.keys(COUNTERPARTY_RISK_LABELS)),
} as const;

const USELESS = 'этап не понадобится ни одному документу';
const CLASH = `Шаблон применяют при другом условии: ${USELESS}`;

const isBelow = (one: string | null, other: string | null) =>
  one !== null && other !== null && compareDecimals(one, other) <= 0;

/** Values of the conditions that no document has, under their fields. */
export function unknownValues(path: string, conditions: RouteConditions): FieldErrors {
  const errors: FieldErrors = {};
  for (const list of ['directions', 'counterparty_risks'] as const) {
    if (!conditions[list].every((value) => KNOWN[list].has(value)))
      errors[`${path}.${list}`] = ['Выберите значения из списка'];
  }
  return errors;
}

/** What of the condition of a stage no document that the template is for could meet, by the fields of the condition. */
function clashes(template: RouteConditions, stage: RouteConditions): (keyof RouteConditions)[] {
  const found: (keyof RouteConditions)[] = LISTS.filter((list) => {
    const wanted: readonly (number | string)[] = template[list];
    return (
      wanted.length > 0 && stage[list].length > 0 && !stage[list].some((value) => wanted.includes(value))
    );
  });
  if (isBelow(template.amount_max, stage.amount_min)) found.push('amount_min');
  if (isBelow(stage.amount_max, template.amount_min)) found.push('amount_max');
  const { is_template_based: isWanted } = template;
  const { is_template_based: isAsked } = stage;
  if (isWanted !== null && isAsked !== null && isWanted !== isAsked) found.push('is_template_based');
  return found;
}

/** Conditions of stages that contradict those of the template, under the fields as they are sent. */
export function clashingConditions(
  template: RouteConditions,
  stages: readonly ChainStageValues[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, { condition }] of stages.entries()) {
    if (condition === null) continue;
    const path = `stages.${String(at)}.condition`;
    for (const field of clashes(template, condition)) errors[`${path}.${field}`] = [CLASH];
    Object.assign(errors, unknownValues(path, condition));
  }
  return errors;
}
