import { createRequire } from 'node:module';
import { join } from 'node:path';

const WORDS =
  'договор поставка товар стороны обязуются оплатить покупатель поставщик срок условия ответственность качество приёмка акт передача штраф неустойка размер процент календарный день уведомление письменно настоящий пункт приложение спецификация цена рубль расчёт счёт банк реквизиты спор суд'.split(
    ' ',
  );

/** The same numbers in every run: two contracts of different runs have to be the same. */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state % below;
  };
}

/** Some 400 clauses of 42 words: fifty pages. */
export function contractOf(clauses = 400) {
  const next = generator(7);
  return Array.from({ length: clauses }, () =>
    Array.from({ length: 42 }, () => WORDS[next(WORDS.length)]).join(' '),
  );
}

/** What a round of negotiations leaves: every eighth clause changed, some taken out, some put in. */
export function changedContract(clauses) {
  const changed = clauses.map((clause, at) =>
    at % 8 === 0 ? clause.replace(/^(\S+ \S+) \S+/, '$1 изменённый').concat(' в течение 15 дней') : clause,
  );
  changed.splice(100, 4);
  changed.splice(200, 0, 'Дополнительная гарантия качества товара', 'Порядок электронного обмена');
  return changed;
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document of the clauses, four runs each, as Word writes them. */
export function docxOf(root, clauses) {
  const { strToU8, zipSync } = createRequire(join(root, 'server', 'package.json'))('fflate');
  const run = (text) =>
    `<w:r><w:rPr><w:lang w:val="ru-RU"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const paragraph = (clause) => {
    const words = clause.split(' ');
    const quarter = Math.ceil(words.length / 4);
    const runs = [0, 1, 2, 3].map((at) => run(`${words.slice(at * quarter, (at + 1) * quarter).join(' ')} `));
    return `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${runs.join('')}</w:p>`;
  };
  const body = clauses.map(paragraph).join('');
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
  });
}
