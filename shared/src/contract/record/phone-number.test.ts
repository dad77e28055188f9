import { fieldSchema } from './field-schema';
import { USER_FIELDS } from '../user/user.fields';

const takes = (phone: string) => fieldSchema(USER_FIELDS.phone).safeParse(phone).success;

test.each([
  '+7 812 640-10-95, доб. 101',
  '2-33-44',
  '101',
  '4021',
  'доб. 101',
  'Доб.101',
  'вн. 12',
  'внутренний: 214',
])('a colleague is rung by «%s»', (phone) => {
  expect(takes(phone)).toBe(true);
});

test.each(['7', '+7', 'кабинет 12', 'после 15', 'доб.', 'доб. 1', '12 34'])(
  'a colleague is not rung by «%s»',
  (phone) => {
    expect(takes(phone)).toBe(false);
  },
);
