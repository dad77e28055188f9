import { newId } from 'shared/contract/new-id';

const KEY = 'contracts.openings';

function readOpenings(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    // Not written by us: the tab counts its openings anew.
    return {};
  }
}

/** The id under which this tab reports a version of an area: the same until the tab is closed. */
export function openingOf(area: string, version: string): string {
  const openings = readOpenings();
  const name = `${area} ${version}`;
  const id = openings[name] ?? newId();
  sessionStorage.setItem(KEY, JSON.stringify({ ...openings, [name]: id }));
  return id;
}
