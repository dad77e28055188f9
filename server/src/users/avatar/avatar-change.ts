import type { KeptChange } from 'shared/contract/record/kept-change';

/** How the journal words what became of the picture: the picture itself it does not keep. */
const become = (word: string): KeptChange => ({ field: 'avatar', old: null, new: word });

export const AVATAR_ADDED = become('добавлено');
export const AVATAR_REPLACED = become('заменено');
export const AVATAR_REMOVED = become('удалено');
