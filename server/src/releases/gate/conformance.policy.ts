import { type ConformanceReport, SHELL } from 'shared/contract/release/release';
import type { Candidate, RegistryFacts } from './release-candidate';

// The command that publishes opens the pages itself, in the shell that is active then.
const AGAIN = 'Повторите pnpm release publish: страницы будут проверены в действующей оболочке.';

function routeRefusals(
  { routes: tested }: ConformanceReport,
  declared: readonly { id: string; path: string }[],
): string[] {
  return declared.flatMap(({ id, path }) => {
    const reports = tested.filter((route) => route.id === id);
    if (reports.length === 0) return [`Страница ${id} (${path}) не проверена. ${AGAIN}`];
    const failed = reports.find((route) => !route.is_rendered || route.errors.length > 0);
    if (failed === undefined) return [];
    const cause = failed.errors[0] === undefined ? 'страница не показалась' : failed.errors[0].slice(0, 300);
    return [`Страница ${id} (${path}) не прошла проверку: ${cause}. Исправьте её и соберите раздел заново.`];
  });
}

/** Why the conformance suite has not passed for this very build in the active shell; empty when it has. */
export function conformanceRefusals(
  { area, release, definition, conformance }: Candidate,
  { shells }: RegistryFacts,
): string[] {
  if (area === SHELL) return [];
  if (conformance === null) return [`В архиве нет отчёта проверки раздела conformance.json. ${AGAIN}`];
  const active = shells[0];
  const isOwn = conformance.area === area && conformance.build_id === release.build_id;
  const isInShell =
    active === undefined ||
    (conformance.shell.version === active.version && conformance.shell.contract === active.release.contract);
  return [
    ...(isOwn
      ? []
      : [
          `Отчёт проверки сделан для другой сборки: ${conformance.area} ${conformance.build_id} вместо ${area} ${release.build_id}. ${AGAIN}`,
        ]),
    ...(isInShell
      ? []
      : [`Раздел проверен в оболочке ${conformance.shell.version}, а действует ${active.version}. ${AGAIN}`]),
    ...routeRefusals(conformance, definition?.routes ?? []),
  ];
}
