/** What an additional agreement changes. Source: domain reference, 1.2. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  extension: 'Продление',
  price: 'Цена',
  vat: 'НДС',
  scope: 'Объём',
  requisites: 'Реквизиты',
  party_change: 'Замена стороны',
  payment_terms: 'Порядок оплаты',
  termination: 'Расторжение',
  other: 'Иное',
};

/** «Продление, цена»: all kinds of one document in a line. */
export function kindsText(kinds: readonly string[]): string {
  const [first = '', ...others] = kinds.map((kind) => KIND_LABELS[kind] ?? kind);
  // Abbreviations stay as they are.
  return [first, ...others.map((label) => (label === 'НДС' ? label : label.toLowerCase()))].join(', ');
}
