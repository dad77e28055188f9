import type { Registry } from 'shared/contract/registry';
import type { Session } from 'shared/contract/session';

import { joinCohort } from './cohort';
import type { FullLoad } from './full-load';
import { keepPreview, PREVIEW_PARAMETER, previewToken, withoutPreview, withPreview } from './preview';

/** Set while a reload for the sake of the cohort is under way, so that a browser without cookies reloads once. */
const MOVED = 'contracts.moved';

export interface Arrival {
  /** The page was made for another cohort or without the tab's preview: the right one is on its way. */
  isLeaving: boolean;
  /** The address asked for a preview that the server does not give any more. */
  isPreviewRefused: boolean;
}

const STAYING: Arrival = { isLeaving: false, isPreviewRefused: false };
const LEAVING: Arrival = { isLeaving: true, isPreviewRefused: false };

/** True when the person's cohort was not known to the server that made the page, and the page depends on it. */
function isOfAnotherCohort(registry: Registry, session: Session | null): boolean {
  if (session === null || !joinCohort(session.user.id)) {
    sessionStorage.removeItem(MOVED);
    return false;
  }
  if (!registry.is_split || sessionStorage.getItem(MOVED) !== null) return false;
  sessionStorage.setItem(MOVED, '');
  return true;
}

/** Looks, before anything is drawn, whether the page that came is the one this person and this tab should have. */
export function arrive(registry: Registry, session: Session | null, page: FullLoad): Arrival {
  if (isOfAnotherCohort(registry, session)) {
    page.reload();
    return LEAVING;
  }
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  const isGiven = registry.preview !== null;
  if (asked !== null) {
    keepPreview(isGiven ? asked : null);
    window.history.replaceState(window.history.state, '', pathname + withoutPreview(search) + hash);
    return isGiven ? STAYING : { isLeaving: false, isPreviewRefused: true };
  }
  const kept = previewToken();
  if (kept === null || isGiven) return STAYING;
  page.replace(pathname + withPreview(search, kept) + hash);
  return LEAVING;
}
