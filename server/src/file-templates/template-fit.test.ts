import { misfitOf } from './template-fit';

const occasion = { organizationId: 7, today: '2026-11-20' };
const template = { valid_from: null, organization: null, has_text: true };
const organization = { id: 7, legal_form: 'АО', name_short: 'Север' };

test.each([
  [{}, null],
  [{ valid_from: '2026-11-20' }, null],
  [{ valid_from: '2026-11-21' }, 'Шаблон применяется с 21.11.2026'],
  [{ organization }, null],
  [{ organization: { ...organization, id: 8 } }, 'Шаблон составлен для другой организации: АО\u00a0«Север»'],
  [{ has_text: false }, 'В шаблоне ещё нет текста: загрузите документ Word'],
])('a template with %j is for the document unless a sentence says why not', (terms, misfit) => {
  expect(misfitOf({ ...template, ...terms }, occasion)).toBe(misfit);
});
