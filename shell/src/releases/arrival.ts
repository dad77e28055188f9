import type { Registry } from 'shared/contract/release/registry';
import type { Session } from 'shared/contract/session/session';

import { joinCohort } from './cohort';
import type { FullLoad } from './full-load';
import { keepPreview, previewToken, refusePreview, withoutPreview, withPreview } from './preview';
import { PREVIEW_PARAMETER } from './right-page';

/** Names the person for whose sake this tab was loaded anew, so that a browser without cookies does it once. */
const MOVED = 'contracts.moved';

/** True when the server that made the page did not know the person's cohort, and the page depends on it. */
function isOfAnotherCohort({ is_split }: Registry, session: Session | null): boolean {
  if (session === null || !joinCohort(session.user.id) || !is_split) return false;
  const person = String(session.user.id);
  if (sessionStorage.getItem(MOVED) === person) return false;
  sessionStorage.setItem(MOVED, person);
  return true;
}

/**
 * Looks, before anything is drawn, whether the page that came is the one this person and this tab should have. Answers
 * false when it is not: the right one is on its way then.
 */
export function arrive(registry: Registry, session: Session | null, page: FullLoad): boolean {
  if (isOfAnotherCohort(registry, session)) {
    page.reload();
    return false;
  }
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  if (asked !== null) {
    if (registry.preview === null) refusePreview();
    else keepPreview(asked);
    window.history.replaceState(window.history.state, '', pathname + withoutPreview(search) + hash);
    return true;
  }
  const kept = previewToken();
  if (kept === null || registry.preview !== null) return true;
  page.replace(pathname + withPreview(search, kept) + hash);
  return false;
}
