const PARTED = /[\s\u00A0.‑–—-]/g;

const isTwenty = (digits: string) => /^\d{20}$/.test(digits);

/** Numbers of a Russian bank lose whatever parts their digits; abroad a dash may belong to the number. */
const accountOf = (text: string) => (isTwenty(text.replace(PARTED, '')) ? text.replace(PARTED, '') : text);
const codeOf = (text: string) => text.replace(PARTED, '').toUpperCase();

const PLAIN: Readonly<Record<string, (text: string) => string>> = {
  account: accountOf,
  correspondent_account: accountOf,
  bic: codeOf,
  swift: codeOf,
  iban: codeOf,
  country_code: codeOf,
};

/** What was typed or pasted into a field of requisites without what parts it for the eye; of other fields as it is. */
export function plainRequisite<Value>(field: string, value: Value): Value | string {
  const plain = PLAIN[field];
  return typeof value === 'string' && plain !== undefined ? plain(value) : value;
}
