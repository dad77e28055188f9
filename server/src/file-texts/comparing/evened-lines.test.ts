import type { TextLine } from '../reading/text-line';
import { comparedTexts } from './compared-texts';

const text = (...lines: string[]): TextLine[] => lines.map((line) => ({ label: '', text: line }));
/** As a redline is read, what is the same left out: [taken out] {put in}. */
const changes = (before: readonly TextLine[], after: readonly TextLine[]) =>
  comparedTexts(before, after).flatMap(({ kind, parts }) =>
    kind === 'same'
      ? []
      : parts
          .map((part) => {
            if (part.kind === 'same') return part.text;
            return part.kind === 'removed' ? `[${part.text}]` : `{${part.text}}`;
          })
          .join(''),
  );

const HEADING = 'Адреса, реквизиты и подписи Сторон';
const FOOT = ['Заказчик ____', 'Исполнитель ____'];
const WORD = text(
  'г. Мурманск | «___» ________ 2026 г.',
  HEADING,
  'Заказчик АО «Узел» ИНН 7823039535 Адрес: 191809, Полярная ул., д. 28 Тел. +7 869 250-56-69 | Исполнитель ООО «Байт» ИНН 7806999084 Адрес: 193023, Приморская ул., д. 120 Тел. +7 882 519-04-50',
  'Генеральный директор ____ / В. С. Орлов / М.П. | Генеральный директор ____ / А. А. Калинина / М.П.',
  `${FOOT[0] ?? ''} | Стр. из | ${FOOT[1] ?? ''}`,
);
const printed = (phone: string) =>
  text(
    'г. Мурманск «___» ________ 2026 г.',
    HEADING,
    ...['Заказчик', 'АО «Узел»', 'ИНН 7823039535', 'Адрес: 191809, Полярная', 'ул., д. 28', `Тел. ${phone}`],
    ...['Исполнитель', 'ООО «Байт»', 'ИНН 7806999084', 'Адрес: 193023, Приморская ул., д. 120'],
    'Тел. +7 882 519-04-50',
    ...['Генеральный директор', '____ / В. С. Орлов /', 'М.П.'],
    ...['Генеральный директор', '____ / А. А. Калинина /', 'М.П.'],
    `${FOOT[0] ?? ''} Стр. 1 из 2 ${FOOT[1] ?? ''}`,
  );
const PDF = printed('+7 869 250-56-69');

it('tells no change between a document of Word and a PDF of it, whichever is the later', () => {
  expect(changes(WORD, PDF)).toEqual([]);
  expect(changes(PDF, WORD)).toEqual([]);
});

it('tells the word that was changed among the requisites, and nothing around it', () => {
  const [change = '', ...others] = changes(WORD, printed('+7 869 111-22-33'));
  expect(others).toEqual([]);
  expect(change.match(/\[[^\]]*\]|\{[^}]*\}/g)).toEqual(['[7 869 250-56-69]', '{7 869 111-22-33}']);
});

it('takes the number of a page for no line, and a house for no page', () => {
  expect(changes(text('Предмет', 'Стр. из'), text('Предмет'))).toEqual([]);
  expect(changes(text('ул. Мира, стр. 5'), text('ул. Мира, стр. 6'))).toEqual(['ул. Мира, стр. [5]{6}']);
});

it('tells a figure that went into another cell, and a clause that was divided', () => {
  expect(changes(text('Реле | 100 | | 200'), text('Реле | | 100 | 200'))).toHaveLength(1);
  const whole = [{ label: '4.1.', text: 'Товар принимают в день доставки. О браке пишут акт.' }];
  const divided = [
    { label: '4.1.', text: 'Товар принимают в день доставки.' },
    { label: '4.2.', text: 'О браке пишут акт.' },
  ];
  expect(changes(whole, divided)).not.toEqual([]);
});
