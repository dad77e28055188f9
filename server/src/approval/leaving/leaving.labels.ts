import { VOTING } from '../refusals.labels';

/** What keeps somebody from deciding: they do not work here, cannot log in, or lack the right. */
export type Lost = 'work' | 'account' | 'right';

const LOST: Readonly<Record<Lost, string>> = {
  work: ' больше не работает',
  account: ': учётная запись заблокирована',
  right: `: больше нет права ${VOTING}`,
};

/** Said to whoever takes a decision over, and to those who have to find somebody. */
export const LEAVING = {
  given: 'Вам передано согласование',
  /** Said to whoever has lost the right and may still log in. */
  noRight: `У вас больше нет права ${VOTING}`,
  stuck: 'Согласование остановилось: некому решать',
  gone: (name: string, lost: Lost) => `${name}${LOST[lost]}`,
  nobody: (reason: string) =>
    `${reason}, ни заместителя, ни руководителя нет. Передайте решение другому сотруднику или отзовите документ`,
} as const;
