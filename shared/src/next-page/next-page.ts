/** The way to the next page of a list; shaken into whoever shows one, so that nobody else loads it. */
export { MoreButton } from './more-button';
export { useNextPage } from './use-next-page';
