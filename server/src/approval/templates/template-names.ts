import { type Body, isBody, type OtherNames } from '../../platform/http/also-named';

/** Conditions that the domain reference names in the singular; ours hold several of each. */
const LISTS: Readonly<Record<string, string>> = {
  direction: 'directions',
  counterparty_risk: 'counterparty_risks',
};

function listed(value: unknown): unknown {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function conditionsOf(value: unknown): unknown {
  if (!isBody(value)) return value;
  const renamed = Object.entries(value).map(([name, said]): [string, unknown] => {
    const own = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    return own === undefined || Object.hasOwn(value, own) ? [name, said] : [own, listed(said)];
  });
  return Object.fromEntries(renamed);
}

const stageOf = (stage: unknown): unknown =>
  isBody(stage) && Object.hasOwn(stage, 'condition')
    ? ({ ...stage, condition: conditionsOf(stage['condition']) } satisfies Body)
    : stage;

/** The conditions of a template and of its stages as the domain reference calls them. */
export const TEMPLATE_NAMES: OtherNames = {
  conditions: (value) => ({ conditions: conditionsOf(value) }),
  stages: (value) => ({ stages: Array.isArray(value) ? value.map(stageOf) : value }),
};
