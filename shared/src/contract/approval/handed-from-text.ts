import type { UserReference } from '../list/reference';

/** «Передано от: Мельников Сергей Ильич»: who was to decide before, the first of them first. */
export const handedFromText = (former: readonly Pick<UserReference, 'full_name'>[]): string =>
  `Передано от: ${former.map(({ full_name: name }) => name).join(', ')}`;
