import { fileFault, responsibleFault } from './readiness-texts';

it.each([
  ['active', null],
  ['invited', 'Ответственный ещё не принял приглашение, назначьте другого'],
  ['blocked', 'Учётная запись ответственного заблокирована, назначьте другого'],
  ['dismissed', 'Ответственный больше не работает, назначьте другого'],
] as const)('a responsible person who is %s', (status, said) => {
  expect(responsibleFault(status)).toBe(said);
});

it.each([
  [0, false, false, 'Приложите файл договора'],
  [1, false, true, 'Приложите текст договора: среди действующих файлов его нет'],
  [1, false, false, null],
  [1, true, true, null],
] as const)('%s files, a text: %s, a decision asked for: %s', (count, hasText, isDecided, said) => {
  const attached = { files_count: count, has_text: hasText, approval_required: isDecided };
  expect(fileFault(attached, 'договора')).toBe(said);
});
