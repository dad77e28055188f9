import { sameValue } from '../../../form/form';
import type { LinesField } from '../form-definition';

/** What has become of one line since the record was read, on both sides. */
export interface LineConflict<Line> {
  /** Stands for the line among all lines of both versions. */
  key: string;
  /** Null: this side has removed the line. */
  mine: Line | null;
  theirs: Line | null;
}

export interface MergedLines<Line> {
  /** What stands for a line → the line: mine where only I changed it, theirs where only they did, mine in a conflict. */
  lines: ReadonlyMap<string, Line>;
  /** Every line of both versions in one order. */
  order: readonly string[];
  conflicts: readonly LineConflict<Line>[];
  /** Lines only they have added, changed or removed: taken over without a question. */
  added: readonly Line[];
  changed: readonly Line[];
  removed: readonly Line[];
}

interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Lines of a version by what they are: saved ones by their number, new ones by their key. */
function indexOf<Values, Line extends { key: string }>(values: Values, field: LinesField<Values, Line>) {
  const lines = new Map<string, Line>();
  for (const line of field.linesOf(values)) {
    const id = field.idOf(line);
    lines.set(id === undefined ? line.key : `id-${String(id)}`, line);
  }
  return lines;
}

/** One order of both: that of the side which has moved lines, with each line of the other behind its neighbour. */
function orderOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const common = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).join(' ');
  const movedByMe = common(mine, base) !== common(base, mine);
  const [main, other] = movedByMe ? [mine, theirs] : [theirs, mine];
  const order = [...main];
  other.forEach((key, place) => {
    if (order.includes(key)) return;
    const before = other.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

/** Brings two versions of the lines together, each line for itself; loses nothing that either side typed. */
export function mergeLines<Values, Line extends { key: string }>(
  { base, mine, theirs }: Versions<Values>,
  field: LinesField<Values, Line>,
): MergedLines<Line> {
  const [were, ours, others] = [indexOf(base, field), indexOf(mine, field), indexOf(theirs, field)];
  const content = (line: Line | undefined) => (line === undefined ? null : field.contentOf(line));
  const conflicts: LineConflict<Line>[] = [];
  const [added, changed, removed]: [Line[], Line[], Line[]] = [[], [], []];
  const lines = new Map(ours);
  for (const key of new Set([...were.keys(), ...others.keys()])) {
    const [before, my, their] = [were.get(key), ours.get(key), others.get(key)];
    const [was, now, theirNow] = [before, my, their].map(content);
    if (sameValue(was, theirNow) || sameValue(now, theirNow)) continue;
    if (!sameValue(was, now)) conflicts.push({ key, mine: my ?? null, theirs: their ?? null });
    else if (their === undefined) {
      lines.delete(key);
      if (before !== undefined) removed.push(before);
    } else {
      lines.set(key, their);
      (before === undefined ? added : changed).push(their);
    }
  }
  const order = orderOf([...were.keys()], [...ours.keys()], [...others.keys()]);
  return { lines, order, conflicts, added, changed, removed };
}

/**
 * New lines as the saved ones they have become, when a record was made and its answer was lost: by what they say, and
 * otherwise by where they stand.
 */
export function adoptLines<Values, Line extends { key: string }>(
  mine: Values,
  saved: Values,
  field: LinesField<Values, Line>,
): Values {
  const left = [...field.linesOf(saved)];
  const take = (place: number): Line | undefined => (place < 0 ? undefined : left.splice(place, 1)[0]);
  const isNew = (line: Line) => field.idOf(line) === undefined;
  const alike = field.linesOf(mine).map((line) => {
    const same = (other: Line) => sameValue(field.contentOf(line), field.contentOf(other));
    const found = isNew(line) ? take(left.findIndex(same)) : undefined;
    return found === undefined ? line : field.adopt(line, found);
  });
  const places = field.linesOf(saved);
  const lines = alike.map((line, place) => {
    const there = places[place];
    const found = isNew(line) && there !== undefined ? take(left.indexOf(there)) : undefined;
    return found === undefined ? line : field.adopt(line, found);
  });
  return field.withLines(mine, lines);
}

/** The merged lines with their version of each line where the person chose theirs. */
export function chooseLines<Line>(
  { lines, order, conflicts }: MergedLines<Line>,
  chosenTheirs: ReadonlySet<string>,
): Line[] {
  const asked = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return order.flatMap((key) => {
    const conflict = asked.get(key);
    const line = conflict !== undefined && chosenTheirs.has(key) ? conflict.theirs : lines.get(key);
    return line ?? [];
  });
}
