import type { Random } from '../random';

const MEN = [
  'Александр',
  'Дмитрий',
  'Сергей',
  'Андрей',
  'Алексей',
  'Михаил',
  'Владимир',
  'Николай',
  'Евгений',
  'Павел',
];
const WOMEN = [
  'Елена',
  'Ольга',
  'Наталья',
  'Анна',
  'Ирина',
  'Татьяна',
  'Марина',
  'Светлана',
  'Юлия',
  'Алёна',
];
const FATHERS = [
  'Александров',
  'Сергеев',
  'Владимиров',
  'Николаев',
  'Игорев',
  'Андреев',
  'Викторов',
  'Михайлов',
  'Олегов',
];
const FAMILIES = [
  'Гречк',
  'Семёнов',
  'Калинин',
  'Баранов',
  'Тарасов',
  'Пономарёв',
  'Куликов',
  'Антонов',
  'Соловьёв',
  'Воробьёв',
  'Филиппов',
  'Мартынов',
  'Данилов',
  'Журавлёв',
  'Тимофеев',
  'Ларин',
  'Борисов',
  'Савельев',
  'Лукин',
  'Симонов',
  'Третьяков',
  'Панов',
  'Ушаков',
  'Горшков',
  'Зуев',
  'Носов',
  'Кириллов',
  'Щукин',
  'Муравьёв',
  'Ермаков',
] as const;

export interface Person {
  lastName: string;
  firstName: string;
  middleName: string;
  gender: 'male' | 'female';
}

/** Somebody with a Russian name. */
export function somebody(random: Random): Person {
  const gender = random.chance(0.4) ? 'female' : 'male';
  const family = random.pick(FAMILIES);
  const father = random.pick(FATHERS);
  // «Гречко» is one for both.
  if (family === 'Гречк') {
    return {
      lastName: 'Гречко',
      ...given(random, gender),
      middleName: `${father}${gender === 'male' ? 'ич' : 'на'}`,
      gender,
    };
  }
  const lastName = gender === 'male' ? family : `${family}а`;
  return {
    lastName,
    ...given(random, gender),
    middleName: `${father}${gender === 'male' ? 'ич' : 'на'}`,
    gender,
  };
}

function given(random: Random, gender: Person['gender']): { firstName: string } {
  return { firstName: random.pick(gender === 'male' ? MEN : WOMEN) };
}
