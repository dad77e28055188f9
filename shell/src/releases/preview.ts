import { PREVIEW_KEY, PREVIEW_PARAMETER } from './right-page';

const REFUSED = 'contracts.preview-refused';

/** The signed word by which this tab asks for another version; null when it asks for none. */
export const previewToken = (): string | null => sessionStorage.getItem(PREVIEW_KEY);

/** Keeps the word for the tab's next pages; null forgets it. */
export function keepPreview(token: string | null): void {
  if (token === null) sessionStorage.removeItem(PREVIEW_KEY);
  else sessionStorage.setItem(PREVIEW_KEY, token);
}

/** The server gives this preview no more: forgotten now, and said once there is a page to say it on. */
export function refusePreview(): void {
  keepPreview(null);
  sessionStorage.setItem(REFUSED, '');
}

/** True once after a preview was refused. */
export function takeRefusal(): boolean {
  const isRefused = sessionStorage.getItem(REFUSED) !== null;
  sessionStorage.removeItem(REFUSED);
  return isRefused;
}

/** The search of an address without the word; the rest stays as it was written. */
export const withoutPreview = (search: string): string =>
  search.replace(/([?&])preview=[^&]*&?/, '$1').replace(/[?&]$/, '');

/** The search of an address with the word. */
export const withPreview = (search: string, token: string): string =>
  `${search === '' ? '?' : `${search}&`}${PREVIEW_PARAMETER}=${encodeURIComponent(token)}`;
