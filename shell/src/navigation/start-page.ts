import { readSetting } from 'shared/session';

import { MAIN } from './return-address';

/** The page the person has chosen to begin with, else the main one; whether they may open it is the guard's to say. */
export function startPage(): string {
  const chosen = readSetting('start-page');
  return typeof chosen === 'string' ? chosen : MAIN;
}
