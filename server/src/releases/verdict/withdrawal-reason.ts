import { FAILURE_PHASES, type FailurePhase } from 'shared/contract/release/release-report';
import { AUTOMATIC_WITHDRAWAL, PHASE_LABELS } from '../verdict.labels';

interface Counted {
  openings: number;
  failed: number;
}

const forms = new Intl.PluralRules('ru');

function failedOpenings(count: number, of: number): string {
  const form = forms.select(count);
  const noun = form === 'one' ? 'открытие' : form === 'few' ? 'открытия' : 'открытий';
  const verb = form === 'one' ? 'не удалось' : 'не удались';
  return `${String(count)} ${noun} из ${String(of)} ${verb}`;
}

/** Where it failed, the most frequent first: «ошибка отрисовки — 3, не загрузилась страница — 1». */
function phasesText(phases: Partial<Record<FailurePhase, number>>): string {
  const met = FAILURE_PHASES.map((phase) => ({ phase, count: phases[phase] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [only] = met;
  if (met.length === 1 && only !== undefined) return PHASE_LABELS[only.phase];
  return met.map(({ phase, count }) => `${PHASE_LABELS[phase]} — ${String(count)}`).join(', ');
}

/** Why the registry took a version back, as journal and health page say it. */
export function withdrawalReason(
  fresh: Counted & { phases: Partial<Record<FailurePhase, number>> },
  old: Counted,
): string {
  const met = `${failedOpenings(fresh.failed, fresh.openings)} (${phasesText(fresh.phases)})`;
  const compared =
    old.openings === 0
      ? 'прошлую версию за это время никто не открывал'
      : `у прошлой версии — ${String(old.failed)} из ${String(old.openings)}`;
  return `${AUTOMATIC_WITHDRAWAL}: ${met}, ${compared}.`;
}
