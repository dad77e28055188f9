const MOMENT = '2026-11-19T09:30:00.000Z';
const DAY = '2026-11-19';
const AMOUNT = '125000.00';

/** What a text most likely holds, by the name of its field; the first name that fits decides. */
const named = [
  [/email/, 'sokolova@contracts.local'],
  [/(^|_)(signed|sent|received|due)(_by_\w+)?_at$/, DAY],
  [/_at$/, MOMENT],
  [/(^|_)(date|day|until|from|to|deadline)$/, DAY],
  [/amount_in_words/, 'Сто двадцать пять тысяч рублей 00 копеек'],
  [/(^|_)(amount|price|sum|total|cap)$/, AMOUNT],
  [/(^|_)(percent|rate)$/, '20.00'],
  [/(^|_)quantity$/, '3.000'],
  [/currency_code/, 'RUB'],
  [/okei_code/, '796'],
  [/(^|_)code$/, '01'],
  [/(^|_)inn$/, '7707083893'],
  [/(^|_)kpp$/, '770701001'],
  [/(^|_)ogrn$/, '1027700132195'],
  [/phone/, '+7 495 000-00-00'],
  [/website/, 'https://example.ru'],
  [/(^|_)(url|path)$/, '/'],
  [/(^|_)query$/, ''],
  [/version$/, '1.0.0'],
  [/contract$/, '1.0.0'],
  [/(^|_)hash|sha256$/, 'a'.repeat(64)],
  [/full_name|(responsible|owner|actor|author|user|uploaded_by)_name$/, 'Соколова Мария Дмитриевна'],
  [/(^|_)(organization|counterparty|company)_name$|name_short/, 'Северный узел связи'],
  [/(^|_)name$/, 'Отдел закупок'],
  [/(^|_)number$/, '18/2026-А'],
  [/mime|content_type/, 'application/pdf'],
];

/** What is tried in this order where a pattern or a format decides. */
const candidates = [
  MOMENT,
  '2026-11-19T09:30:00Z',
  DAY,
  '2026-11',
  '10:30',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'sokolova@contracts.local',
  'https://example.ru/',
  AMOUNT,
  '1',
  'RUB',
  '1.0.0',
  '^1.0.0',
  'mf-sample',
  '1'.repeat(10),
  'a'.repeat(10),
  'a'.repeat(64),
  'A'.repeat(64),
  '/api/users/1/avatar?v=1',
  'sample',
  'Образец',
];

const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^https?:\/\//,
};

/** A text that keeps the format, the pattern and the length of its schema and says something likely under its name. */
export function textSample(schema, name) {
  const keeps = (text) => isKept(schema, text);
  const likely = named.find(([pattern]) => new RegExp(pattern).test(name))?.[1];
  if (likely !== undefined && keeps(likely)) return likely;
  if (schema.pattern === undefined && schema.format === undefined) return fitted(schema, 'Образец');
  return candidates.find(keeps) ?? fitted(schema, 'Образец');
}

function isKept({ format, pattern, minLength = 0, maxLength = Infinity }, text) {
  const form = formats[format];
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    (form === undefined || form.test(text)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}

function fitted({ minLength = 0, maxLength = Infinity }, text) {
  return text.padEnd(minLength, 'я').slice(0, Math.max(maxLength, 0));
}
