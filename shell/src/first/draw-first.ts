import type { AreaPrefetch } from 'shared/contract/area/area';
import type { Registry } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';
import { drawFirstHeader, drawFirstRows, type WireRow } from 'shared/first-rows';

import type { FirstAnswer } from './first-answers';
import { drawFirstFrame } from './first-frame';
import type { FirstVisit } from './first-request';
import { showFirstSight } from '../areas/first-sight';

interface Drawing {
  registry: Registry;
  user: SessionUser;
  visit: FirstVisit;
  answers: readonly FirstAnswer[];
}

/** On a phone a list is drawn by other rules, and there the suite draws it. */
const WIDE = '(min-width: 48.01em)';

/** A page opened anew, at the top of a list without conditions: what else may stand there only the suite knows. */
function isPlainVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && window.location.search === '' && window.matchMedia(WIDE).matches;
}

/** The suite has not drawn yet. */
const isEmpty = () => document.getElementById('root')?.childElementCount === 0;

const isRow = (value: unknown): value is WireRow =>
  typeof value === 'object' && value !== null && 'id' in value;

function rowsOf(answer: unknown): WireRow[] {
  const data: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  return Array.isArray(data) ? data.filter(isRow) : [];
}

const LEAST_ROW = 30;

/**
 * Draws the rows of a list as soon as they are there, while the suite's code still comes. The suite draws the same in
 * its place and takes this away. Draws nothing where the two might differ, and never rejects.
 */
export async function drawFirst({ registry, user, visit, answers }: Drawing): Promise<void> {
  const [question] = visit.questions;
  const wanted: AreaPrefetch | undefined = question?.wanted;
  if (wanted?.rows === undefined || !isPlainVisit()) return;
  const data = rowsOf(await answers[0]?.answer);
  if (!isEmpty()) return;
  const content = drawFirstRows({
    resource: wanted.resource,
    rows: wanted.rows,
    data: data.slice(0, Math.ceil(window.innerHeight / LEAST_ROW)),
  });
  if (content === null) return;
  const { title, pathname } = visit;
  showFirstSight(drawFirstFrame({ registry, user, pathname, header: drawFirstHeader(title), content }));
}
