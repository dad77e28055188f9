import type { ReleasesStatus } from 'shared/contract/release/release-status';

type Word = ReleasesStatus['compatibility'][number];

export interface MatrixRow {
  version: string;
  /** One for each shell, in their order; null when the pair was never checked. */
  words: readonly (Word | null)[];
}

export interface Matrix {
  /** Versions of the shell, the one checked last first. */
  shells: readonly string[];
  groups: readonly { area: string; rows: readonly MatrixRow[] }[];
}

/** So many versions of the shell stand side by side. */
const MOST_SHELLS = 4;

const newestFirst = (words: readonly Word[]) =>
  [...words].sort((one, other) => Date.parse(other.checked_at) - Date.parse(one.checked_at));

/** The words on pairs as a table for each area: its versions down, the latest shells across. */
export function compatibilityMatrix(words: readonly Word[]): Matrix {
  const newest = newestFirst(words);
  const shells = [...new Set(newest.map(({ shell_version }) => shell_version))].slice(0, MOST_SHELLS);
  const areas = [...new Set(words.map(({ area }) => area))].sort();
  const groups = areas.map((area) => {
    const own = newest.filter((word) => word.area === area && shells.includes(word.shell_version));
    const rows = [...new Set(own.map(({ version }) => version))].map((version) => ({
      version,
      words: shells.map(
        (shell) => own.find((word) => word.version === version && word.shell_version === shell) ?? null,
      ),
    }));
    return { area, rows };
  });
  return { shells, groups: groups.filter(({ rows }) => rows.length > 0) };
}
