import { capitalised } from '../../contract/first-letter';
/** A kind of documents as sentences need it. */
export interface DocumentNoun {
  gender: 'm' | 'f' | 'n';
  /** «договор» */
  nominative: string;
  /** «договора» */
  genitive: string;
  /** «договору» */
  dative: string;
  /** «договор» */
  accusative: string;
  /** «договоров» */
  genitivePlural: string;
}

const WORDS = {
  m: {
    such: 'Такого',
    it: 'он',
    closedTo: 'недоступен',
    could: 'Он мог быть удалён',
    loaded: 'загрузился',
    changed: 'изменился',
    closed: 'закрыт',
    made: 'создан',
    fresh: 'Новый',
  },
  f: {
    such: 'Такой',
    it: 'она',
    closedTo: 'недоступна',
    could: 'Она могла быть удалена',
    loaded: 'загрузилась',
    changed: 'изменилась',
    closed: 'закрыта',
    made: 'создана',
    fresh: 'Новая',
  },
  n: {
    such: 'Такого',
    it: 'оно',
    closedTo: 'недоступно',
    could: 'Оно могло быть удалено',
    loaded: 'загрузилось',
    changed: 'изменилось',
    closed: 'закрыто',
    made: 'создано',
    fresh: 'Новое',
  },
} as const;

/** The sentences of a card and a form about a document of the kind, each in its case and gender. */
export function nounTexts(noun: DocumentNoun) {
  const word = WORDS[noun.gender];
  const name = capitalised(noun.nominative);
  return {
    name,
    loading: `${name} загружается`,
    notLoaded: `${name} не ${word.loaded}`,
    missing: `${word.such} ${noun.genitive} нет или ${word.it} вам ${word.closedTo}`,
    missingWhy: `${word.could} или относится к подразделению, документы которого вы не видите. Доступ даёт администратор.`,
    toList: `К списку ${noun.genitivePlural}`,
    toRecord: `К ${noun.dative}`,
    parts: `Разделы ${noun.genitive}`,
    fresh: `${word.fresh} ${noun.nominative}`,
    create: `Создать ${noun.accusative}`,
    notCreate: `Не создавать ${noun.accusative}`,
    closed: `${name} ${word.closed} для правки`,
    changedSince: `С тех пор ${noun.nominative} ${word.changed}: при сохранении можно будет сравнить.`,
    made: `${name} ${word.made}`,
    madeBefore: `${name} уже ${word.made}`,
    madeBeforeWhy:
      'Ответ на первую отправку не дошёл. Сравните созданное с тем, что сейчас в форме: сохранится выбранное.',
    conflict: `Пока вы правили, ${noun.accusative} изменили`,
  };
}
