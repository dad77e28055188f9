/** Words that are a password's whole idea: a year or a few signs behind them do not make it another one. */
const LEADING = 200;
/** What Russian speakers choose; the library's list knows Latin letters alone. */
const RUSSIAN = ['пароль', 'привет', 'любовь', 'россия', 'москва', 'солнышко', 'договор', 'реестр', 'админ'];

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

interface Dictionary {
  all: ReadonlySet<string>;
  leading: ReadonlySet<string>;
}

let dictionary: Promise<Dictionary> | null = null;

// Loaded with the first password that is chosen: half a megabyte that most processes never need.
async function load(): Promise<Dictionary> {
  const { dictionary: lists } = await import('@zxcvbn-ts/language-common');
  const passwords = lists['passwords-common'];
  return {
    all: new Set([...passwords, ...RUSSIAN]),
    leading: new Set([...passwords.slice(0, LEADING), ...RUSSIAN, 'admin', 'welcome', 'administrator']),
  };
}

function mapped(text: string, from: string, to: string): string {
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
}

const lettered = (text: string) => [...text].map((sign) => SIGNS[sign] ?? sign).join('');

const withoutDecoration = (text: string) => text.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');

function decorated(text: string): string {
  // \W takes Cyrillic letters for signs, so those are cut by what they are not.
  return /[а-яё]/.test(text) ? text.replace(/^[^а-яё]+|[^а-яё]+$/g, '') : withoutDecoration(text);
}

/** True for one piece said again and again, and for a row of neighbours: `aaaaaaaaaa`, `abcabcabcabc`, `9876543210`. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/u.test(text)) return true;
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const even = steps.filter((step) => step === steps[0] && Math.abs(step) <= 1).length;
  return even >= steps.length - 1;
}

/** True when the password is among those that are tried first, however it is spelled or decorated. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { all, leading } = await (dictionary ??= load());
  const plain = password.normalize('NFKC').toLowerCase();
  // As typed, and as the same keys give it on the other keyboard.
  return [plain, mapped(plain, RUSSIAN_KEYS, LATIN_KEYS)].some((text) => {
    const core = decorated(text);
    const isListed = all.has(text) || all.has(lettered(text));
    return isListed || leading.has(core) || leading.has(lettered(core)) || isPattern(text);
  });
}
