import type { AreaRelease, ReleaseFigures } from 'shared/contract/release/release';
import { SHELL } from 'shared/contract/release/release';
import type { Candidate, FileFacts, RegistryFacts } from './release-candidate';

/** «2,9»: bytes in the unit of a limit, to one decimal. */
export const kilobytes = (bytes: number) =>
  (bytes / 1024).toLocaleString('ru-RU', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** `react/` and `react` are one package. */
const bare = (name: string) => name.replace(/\/$/, '');

function heaviestPage(
  { preload, routes }: AreaRelease,
  files: ReadonlyMap<string, FileFacts>,
): Pick<ReleaseFigures, 'bytes' | 'requests'> {
  const pages = [[], ...Object.values(routes)].map((own) => [...new Set([...preload, ...own])]);
  return {
    bytes: Math.max(
      ...pages.map((page) => page.reduce((sum, file) => sum + (files.get(file)?.wire ?? 0), 0)),
    ),
    requests: Math.max(...pages.map((page) => page.length)),
  };
}

/** The figures as the files themselves show them: what the team's build says can only make them worse. */
export function figuresOf(
  { release, files }: Pick<Candidate, 'release' | 'files'>,
  { shells }: Pick<RegistryFacts, 'shells'>,
): ReleaseFigures {
  const { bytes, requests } = heaviestPage(release, files);
  const provided = new Set(shells.flatMap((shell) => Object.keys(shell.release.shared)).map(bare));
  const carried =
    release.area === SHELL ? [] : Object.keys(release.bundled).filter((name) => provided.has(name));
  return {
    bytes: Math.max(bytes, release.figures.bytes),
    requests: Math.max(requests, release.figures.requests),
    duplicates: [...new Set([...release.figures.duplicates, ...carried])].sort(),
  };
}

/** Which limits the heaviest page of the version exceeds, with figure and limit; empty when it keeps them all. */
export function budgetRefusals(candidate: Candidate, facts: RegistryFacts): string[] {
  const { bytes, requests, duplicates } = figuresOf(candidate, facts);
  const { budget } = facts;
  return [
    ...(bytes > budget.bytes
      ? [
          `Самая тяжёлая страница — ${kilobytes(bytes)} КБ при пределе ${kilobytes(budget.bytes)} КБ. Вынесите лишнее в отдельную загрузку или уберите тяжёлый пакет.`,
        ]
      : []),
    ...(requests > budget.requests
      ? [
          `Запросов для открытия страницы — ${String(requests)} при пределе ${String(budget.requests)}. Объедините мелкие файлы.`,
        ]
      : []),
    ...(duplicates.length > 0
      ? [
          `Сборка несёт с собой пакеты, которые даёт оболочка: ${duplicates.join(', ')}. Берите их через двери shared, предел — 0.`,
        ]
      : []),
  ];
}
