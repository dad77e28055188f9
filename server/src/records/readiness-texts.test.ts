import { fileFault, responsibleFault } from './readiness-texts';

it.each([
  ['active', null],
  ['invited', 'Ответственный ещё не принял приглашение, назначьте другого'],
  ['blocked', 'Учётная запись ответственного заблокирована, назначьте другого'],
  ['dismissed', 'Ответственный больше не работает, назначьте другого'],
] as const)('a responsible person who is %s', (status, said) => {
  expect(responsibleFault(status)).toBe(said);
});

const paper = { files_count: 1, has_text: false, approval_required: false };

it.each([
  [{ ...paper, files_count: 0 }, 'Приложите файл договора'],
  [{ ...paper, approval_required: true }, 'Приложите текст договора: среди действующих файлов его нет'],
  [paper, null],
  [{ ...paper, has_text: true, approval_required: true }, null],
] as const)('of the files %j is said: %s', (attached, said) => {
  expect(fileFault(attached, 'договора')).toBe(said);
});
