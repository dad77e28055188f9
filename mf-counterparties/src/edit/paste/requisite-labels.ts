/** What a piece of a pasted text speaks of; `skip` is known and has no place in the form. */
export type LabelKey =
  | 'full'
  | 'short'
  | 'name'
  | 'inn_kpp'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'okpo'
  | 'okved'
  | 'registered'
  | 'ogrn_day'
  | 'tax_system'
  | 'legal'
  | 'legal_actual'
  | 'legal_postal'
  | 'postal'
  | 'actual'
  | 'account'
  | 'correspondent'
  | 'bic'
  | 'bank'
  | 'phone'
  | 'email'
  | 'site'
  | 'tax'
  | 'registration'
  | 'iban'
  | 'swift'
  | 'head'
  | 'contact'
  | 'skip';

const account = 'сч(?:[её]т[а-я]*|\\.)?';

/** What goes on with a label up to its colon. */
const TAIL = '[^:\\n\\t\\d]{0,40}(?=[:\\t])';

/** Extracts of the register and invoices say it of every number. */
const OF_WHOM =
  '(?: (?:юридического лица|индивидуального предпринимателя|организации|контрагента|продавца|покупателя|поставщика|получателя))?';

/** Stand anywhere in a line: no name and no address says them in passing. */
const ANYWHERE: readonly [LabelKey, string][] = [
  ['skip', 'ИНН банка|КПП банка|ОГРН банка|ИНН\\s*\\/\\s*КПП банка'],
  ['inn_kpp', `ИНН\\s*[/\\\\|,]\\s*КПП${OF_WHOM}`],
  ['inn', `(?:ИНН|INN|идентификационный номер налогоплательщика)${OF_WHOM}`],
  ['kpp', `(?:КПП|KPP|код причины постановки(?: на (?:налоговый )?уч[её]т)?)${OF_WHOM}`],
  [
    'registered',
    `(?:дата|день) (?:и место )?(?:государственной )?регистрации(?:${TAIL})?|дата внесения записи в ЕГР(?:ЮЛ|ИП)|date of (?:registration|incorporation)`,
  ],
  [
    'ogrn_day',
    `дата (?:присвоения|выдачи) (?:ОГРН(?:ИП)?|основного государственного[^:\\n\\t\\d]{0,60}(?=[:\\t]))`,
  ],
  [
    'ogrn',
    'ОГРН(?:ИП)?(?:\\s*\\/\\s*ОГРНИП)?(?:\\s*[,/и]\\s*дата (?:регистрации|(?:его )?присвоения))?|OGRN|основной государственный регистрационный номер(?: индивидуального предпринимателя)?',
  ],
  ['okpo', 'ОКПО'],
  ['okved', 'ОКВЭД2?(?: \\(?основной\\)?)?'],
  ['skip', 'ОКАТО|ОКТМО|ОКФС|ОКОПФ|ОКОГУ|СНИЛС|Кбе'],
  // The account of an institution within the treasury, which is no account of a bank.
  ['skip', `л\\s?\\/\\s?с(?:ч(?:[её]т)?)?\\.?|лицевой сч[её]т(?=[\\s:№]*[\\dА-ЯA-Z]{11}(?![\\dА-ЯA-Z]))`],
  ['tax', 'БИН|ИИН|УНП|VAT(?: ID)?(?: No\\.?| number)?|Tax(?:payer)? (?:ID|No\\.?|number)|TIN'],
  ['registration', 'Registration (?:No\\.?|number)|Company (?:No\\.?|number)'],
  ['iban', 'IBAN|ИИК'],
  ['swift', '(?:SWIFT|СВИФТ)(?:\\s?\\/\\s?BIC)?(?:[ -]?(?:code|код))?'],
  [
    'correspondent',
    `единый казначейский ${account}|${account} банка(?: получателя| плательщика)?|ЕКС|[кk]\\s?\\/\\s?[сc](?:ч(?:[её]т)?)?\\.?|кор(?:р)?\\.?\\s?\\/?\\s?(?:респондентск[а-я]+ )?${account}(?: банка)?|кор(?:р)?\\s?\\/\\s?с(?:ч)?\\.?`,
  ],
  [
    'account',
    `[рp]\\s?\\.?\\/\\s?[сc](?:ч(?:[её]т)?)?\\.?|рас?ч(?:\\.|[её]тн[а-я]+)?\\s?\\/?\\s?${account}|(?:банковский|лицевой|валютный|рубл[её]вый) сч[её]т|номер (?:расч[её]тного |банковского )?сч[её]та|${account}\\s?№|№ сч[её]та|сч[её]т получателя|казначейский ${account}|сч[её]т(?=\\s?\\d{5})|(?:Bank )?Account(?: No\\.?| number)?(?=[\\s:.(]*[A-Z\\d])`,
  ],
  ['bic', 'БИК(?: банка)?|BIC'],
  ['email', '(?:адрес )?(?:e-?mail|эл(?:ектронн[а-я]+|\\.)\\s?(?:почт[а-я]+|адрес))'],
];

/** Stand at the beginning of a line, of a cell or behind a comma: elsewhere they are words of a name or an address. */
const AT_START: readonly [LabelKey, string][] = [
  [
    'full',
    'полное (?:фирменное )?(?:наименование|название)(?: на русском языке)?(?:[^:\\n\\t]{0,60}(?=[:\\t]))?',
  ],
  [
    'short',
    '(?:сокращ[её]нное|краткое|сокр\\.) (?:фирменное )?(?:наименование|название)(?: на русском языке)?(?:[^:\\n\\t]{0,60}(?=[:\\t]))?',
  ],
  [
    'bank',
    '(?:полное )?наименование банка[^:\\n\\t]{0,30}|банк[а-я]?(?: получателя| плательщика)?(?=\\s*[:\\t])|(?:beneficiary(?:.s)? )?bank(?: name)?(?=\\s*[:\\t])',
  ],
  ['bank', 'банк получателя|банк(?= (?:ПАО|АО|ООО|филиал|«|"))|в банке|обслуживающий банк'],
  [
    'name',
    '(?:company(?: name)?|name of company|beneficiary(?: name)?)(?=\\s*[:\\t])|(?:наименование|название)(?: (?:организации|предприятия|контрагента|компании|юридического лица|ИП))?|организация|(?:получатель|поставщик|продавец|исполнитель|подрядчик|заказчик|покупатель|арендатор|арендодатель|лицензиат|лицензиар|клиент|контрагент|компания)(?=\\s*[:\\t\\n(])(?:\\s?\\([^)\\n]*\\))?',
  ],
  [
    'legal_actual',
    '(?:юридическ[а-я]+|юр\\.?)\\s?(?:\\/|и|,)\\s?факт(?:ическ[а-я]+|\\.)? адрес|адрес юридический и фактический',
  ],
  ['legal_postal', '(?:юридическ[а-я]+|юр\\.?)\\s?(?:\\/|и|,)\\s?почт(?:ов[а-я]+|\\.)? адрес'],
  [
    'legal',
    '(?:юридический|юр\\.?) ?адрес[^:\\n\\t\\d]{0,40}(?=[:\\t])|(?:юридический|юр\\.?) ?адрес|адрес юридическ(?:ий|ого лица)|(?:адрес )?мест[оа] ?нахождени[ея](?: организации| юридического лица)?|адрес (?:места )?(?:регистрации|жительства)|адрес(?! для)(?:[^:\\n\\t\\d]{0,40}(?=[:\\t]))?|зарегистрирован[а-я]* по адресу|(?:legal |registered |company )?address(?=\\s*[:\\t])',
  ],
  [
    'postal',
    '(?:почтовый|почт\\.) ?адрес(?:[^:\\n\\t\\d]{0,40}(?=[:\\t]))?|адрес (?:для корреспонденции|почтовый)',
  ],
  ['actual', '(?:фактический|факт\\.?) ?адрес(?:[^:\\n\\t\\d]{0,40}(?=[:\\t]))?|адрес фактический'],
  ['phone', '(?:контактный )?(?:телефоны?|тел|моб|т|tel|phone)\\.?(?=[\\s:.\\/(+\\d])(?:\\s?\\/\\s?факс)?'],
  ['tax_system', '(?:применяемая )?(?:система|режим) налогообложения'],
  [
    'contact',
    `контактн(?:ое лицо|ые лица)(?:${TAIL})?|контакт(?=\\s*[:\\t])|(?:ответственный )?менеджер(?=\\s*[:\\t])`,
  ],
  ['skip', 'факс'],
  ['email', 'почта'],
  ['site', '(?:веб-?)?сайт(?: в интернете)?|web(?:-?site)?|интернет'],
  [
    'head',
    '(?:генеральный |ген\\. ?|исполнительный |коммерческий )?директор|гендиректор|президент|управляющий|руководитель|председатель правления|главный врач|ректор|начальник|(?:заместитель |зам\\. ?|и\\. ?о\\. ?|врио )(?:(?:генерального |ген\\. ?|исполнительного )?директора|начальника|руководителя)|в лице',
  ],
];

const BEFORE = { anywhere: '(?<![\\p{L}\\d])', start: '(?<=(?:^|[\\n\\t;,|•·])[ •·—–-]*)' };

const grouped = (labels: readonly [LabelKey, string][], before: string) =>
  labels.map(([key, pattern]): [LabelKey, RegExp] => [
    key,
    new RegExp(`${before}(?:${pattern})(?!\\p{L})`, 'giu'),
  ]);

const LABELS = [...grouped(AT_START, BEFORE.start), ...grouped(ANYWHERE, BEFORE.anywhere)];

export interface Label {
  key: LabelKey;
  from: number;
  to: number;
}

/** Every label of the text in its order; of two that overlap the longer one is kept. */
export function labelsOf(text: string): Label[] {
  const found = LABELS.flatMap(([key, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ key, from: index, to: index + said.length })),
  ).sort((one, other) => one.from - other.from || other.to - one.to);
  const kept: Label[] = [];
  for (const label of found) {
    const last = kept.at(-1);
    if (last === undefined || label.from >= last.to) kept.push(label);
    else if (label.to - label.from > last.to - last.from) kept[kept.length - 1] = label;
  }
  return kept;
}
