/** The parameter of an address, and of the registry's, that opens another version in one tab. */
export const PREVIEW_PARAMETER = 'preview';
const KEY = 'contracts.preview';

/** The signed word by which this tab asks for another version; null when it asks for none. */
export const previewToken = (): string | null => sessionStorage.getItem(KEY);

/** Keeps the word for the tab's next pages; null forgets it. */
export function keepPreview(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}

/** The search of an address without the word; the rest stays as it was written. */
export const withoutPreview = (search: string): string =>
  search.replace(/([?&])preview=[^&]*&?/, '$1').replace(/[?&]$/, '');

/** The search of an address with the word. */
export const withPreview = (search: string, token: string): string =>
  `${search === '' ? '?' : `${search}&`}${PREVIEW_PARAMETER}=${encodeURIComponent(token)}`;
