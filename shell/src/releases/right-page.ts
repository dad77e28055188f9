import { COHORT_COOKIE } from 'shared/contract/release/cohort-cookie';
import type { Registry } from 'shared/contract/release/registry';
import type { Session } from 'shared/contract/session/session';

/** The parameter of an address, and of the registry's, that opens another version in one tab. */
export const PREVIEW_PARAMETER = 'preview';
/** The key of the tab's storage under which it keeps the parameter's value. */
export const PREVIEW_KEY = 'contracts.preview';
/** The key of the browser's storage that says for whom the cohort's cookie was set. */
export const COHORT_OWNER = 'contracts.cohort';

/**
 * True when the page that came is surely the one for this person and this tab, as nearly every page is; otherwise
 * `arrive` looks closer. The page waits for nothing when it does not depend on the cohort.
 */
export function isSurelyRight({ is_split }: Registry, session: Session | null): boolean {
  const isOwn = (id: number) =>
    localStorage.getItem(COHORT_OWNER) === String(id) && document.cookie.includes(COHORT_COOKIE);
  return (
    (!is_split || session === null || isOwn(session.user.id)) &&
    sessionStorage.getItem(PREVIEW_KEY) === null &&
    !window.location.search.includes(`${PREVIEW_PARAMETER}=`)
  );
}
