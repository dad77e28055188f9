import { errorsFromServer, fieldId, isInside, onlyFields, withoutFields } from './form-errors';

const errors = { title: 'Заполните', 'items.3.quantity': 'Больше нуля', items_note: 'Другое' };

test.each([
  ['items.3.quantity', 'items', true],
  ['items', 'items', true],
  ['items_note', 'items', false],
  ['items.31', 'items.3', false],
])('%s lies inside %s: %s', (path, field, expected) => {
  expect(isInside(path, field)).toBe(expected);
});

test('a changed table forgets what was said of its lines and of nothing else', () => {
  expect(withoutFields(errors, ['items'])).toEqual({ title: 'Заполните', items_note: 'Другое' });
});

test('only the fields that were left show their errors', () => {
  expect(onlyFields(errors, new Set(['items']))).toEqual({ 'items.3.quantity': 'Больше нуля' });
});

test('a refusal keeps the first sentence of a field under the name the form uses', () => {
  expect(
    errorsFromServer({ organization_id: ['Не наша организация', 'Ещё'], tags: [] }, (name) =>
      name.replace('_id', ''),
    ),
  ).toEqual({ organization: 'Не наша организация' });
});

test('the id of a control follows from its path', () => {
  expect(fieldId('items.3.quantity')).toBe('field-items-3-quantity');
});
