/** Said to whoever takes a decision over, and to those who have to find somebody. */
export const LEAVING = {
  given: 'Вам передано согласование',
  stuck: 'Согласование остановилось: некому решать',
  gone: (name: string, isBlocked: boolean) =>
    isBlocked ? `${name}: учётная запись заблокирована` : `${name} больше не работает`,
  nobody: (reason: string) =>
    `${reason}, ни заместителя, ни руководителя нет. Передайте решение другому сотруднику или отзовите документ`,
} as const;
