import { z } from 'zod';

type Schema = z.core.$ZodType;
type Run = Schema['_zod']['run'];

/** A run that counts the faults it finds among the values of lists; shared by everything that runs within it. */
export interface CountedRun extends z.core.ParseContextInternal {
  readonly async: false;
  readonly most: number;
  faults: number;
}

const counts = (run: z.core.ParseContextInternal): run is CountedRun => 'faults' in run;

const ENOUGH = 'Ошибок слишком много, это значение уже не проверялось';

/** The complaint stands for a value that nobody looked at, and names no fault of its own. */
export const isUnseen = ({ code, message }: z.core.$ZodRawIssue): boolean =>
  code === 'custom' && message === ENOUGH;

// A value that was not looked at is refused, never taken: another branch of a union would else be found to fit.
function lookUntilEnough(element: Schema): Run {
  const run: Run = element._zod.run.bind(element._zod);
  return (payload, within) => {
    if (!counts(within)) return run(payload, within);
    if (within.faults >= within.most) {
      payload.issues.push({ code: 'custom', message: ENOUGH, input: payload.value, inst: element });
      return payload;
    }
    const before = within.faults;
    const looked = run(payload, within) as z.core.ParsePayload;
    // A list within a list has counted its own already.
    within.faults = Math.max(within.faults, before + looked.issues.length);
    return looked;
  };
}

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** The schemas a schema is made of; a list in its own definition is one of them, and so is what stands under a name. */
function partsOf(value: unknown): Schema[] {
  if (isSchema(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(partsOf) : [];
}

const seen = new WeakSet<Schema>();
const counted = new WeakSet<Schema>();

function countElements(element: unknown): void {
  if (!isSchema(element) || counted.has(element)) return;
  counted.add(element);
  element._zod.run = lookUntilEnough(element);
}

/**
 * Makes the lists and records within a schema stop looking when enough is wrong: a thousand wrong lines are some ten
 * thousand complaints, which hold everybody up while they are collected, and of which a refusal names the first.
 */
export function stopAtEnough(schema: Schema): void {
  const left = [schema];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { def } = next._zod;
    if (next instanceof z.core.$ZodArray) countElements(next._zod.def.element);
    if (next instanceof z.core.$ZodRecord) countElements(next._zod.def.valueType);
    if (next instanceof z.core.$ZodLazy) left.push(next._zod.innerType);
    left.push(...partsOf(Object.values(def)));
  }
}
