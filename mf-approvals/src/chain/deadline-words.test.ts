import { timeLeft, timeLeftShort } from './deadline-words';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [null, '', ''],
  [0, 'осталось 1 мин', '1 мин'],
  [59, 'осталось 59 мин', '59 мин'],
  [60, 'осталось 1 ч', '1 ч'],
  [90, 'осталось 1 ч', '1 ч'],
  [119, 'осталось 1 ч', '1 ч'],
  [300, 'осталось 5 ч', '5 ч'],
  [1079, 'осталось 17 ч', '17 ч'],
  [1080, 'осталось 2 рабочих дня', '2 дн.'],
  [-90, 'просрочено на 1 ч', 'на 1 ч'],
  [-540 * 5, 'просрочено на 5 рабочих дней', 'на 5 дн.'],
])('never says that more than %p minutes are left', (minutes, whole, short) => {
  expect(plain(timeLeft(minutes))).toBe(whole);
  expect(plain(timeLeftShort(minutes))).toBe(short);
});
