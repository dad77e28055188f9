const NB = '\u00a0';

/** What a Russian text never parts at the end of a line, and what stands instead. */
const KEPT_TOGETHER: readonly (readonly [RegExp, string])[] = [
  // «№ 5», «п. 3», «ст. 401», «г. Москва», «д. 28».
  [/№ (?=[\p{L}\p{N}{«])/gu, `№${NB}`],
  [
    /(?<![\p{L}\p{N}])(г|ул|пр|пер|пл|ш|д|корп|стр|оф|кв|обл|п|пп|ст|ч|подп|тел) ?\. (?=[\p{L}\p{N}{«])/giu,
    `$1.${NB}`,
  ],
  // «5 рублей», «22 %», «2026 г.».
  [/(?<=[\d}]) (?=(?:руб|коп|копе|тыс|млн|млрд|долл|евро|%|₽|г\.|гг\.))/gu, NB],
  // «И. О. Фамилия».
  [/(?<!\p{L})(\p{Lu}\.) ?(\p{Lu}\.) ?(?=\p{Lu}\p{Ll})/gu, `$1${NB}$2${NB}`],
  // «ГК РФ»; a dash never begins a line.
  [/(?<=[А-Я]К) (?=РФ)/gu, NB],
  [/ (?=[—–](?:\s|$))/gu, NB],
];

/** The text with no-break spaces where a Russian text keeps words together; nothing else of it changes. */
export function typeset(text: string): string {
  return KEPT_TOGETHER.reduce((words, [place, kept]) => words.replace(place, kept), text);
}
