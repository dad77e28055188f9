import { MisplacedTag } from './template-parser';

/** What the engine says of a template it cannot read. */
interface EngineError {
  properties?: {
    id?: string;
    xtag?: string;
    openingtag?: string;
    closingtag?: string;
    file?: string;
    context?: string;
    rootError?: unknown;
    errors?: readonly EngineError[];
  };
}

const asEngineError = (error: unknown): EngineError =>
  typeof error === 'object' && error !== null ? error : {};

const SENTENCES: Readonly<Record<string, (tag: string) => string>> = {
  unopened_tag: (tag) => `Лишняя закрывающая скобка${tag === '' ? '' : ` у «${tag}»`}`,
  unclosed_tag: (tag) => `Не закрыта скобка у «${tag}»`,
  duplicate_open_tag: (tag) => `Две открывающие скобки подряд у «${tag}»`,
  duplicate_close_tag: (tag) => `Две закрывающие скобки подряд у «${tag}»`,
  unopened_loop: (tag) => `Блок «${tag}» закрыт, но не открыт`,
  unclosed_loop: (tag) => `Блок «${tag}» открыт, но не закрыт`,
  raw_xml_tag_not_in_paragraph: (tag) => `Поле «${tag}» недопустимо в этом месте`,
  no_xml_tag_found_at_left: (tag) => `Блок «${tag}» начат вне абзаца или таблицы`,
  loop_position_invalid: (tag) =>
    `Блок «${tag}» начат в одном месте (абзаце, таблице), а закончен в другом. Поставьте начало и конец рядом: оба в строке таблицы или оба в тексте`,
  no_xml_tag_found_at_right: (tag) => `Блок «${tag}» закончен вне абзаца или таблицы`,
};

/** What is wrong with the file itself: no tag of it is at fault. */
const NO_DOCUMENT: readonly string[] = [
  'malformed_xml',
  'file_has_invalid_xml',
  'filetype_not_identified',
  'filetype_not_handled',
];

function sentenceOf({ properties = {} }: EngineError): string {
  const { id = '', xtag, openingtag, closingtag, context, rootError } = properties;
  if (rootError instanceof MisplacedTag) return rootError.message;
  if (id === 'closing_tag_does_not_match_opening_tag') {
    return `Блок «${openingtag ?? ''}» закрыт как «${closingtag ?? ''}»`;
  }
  // A brace that closes nothing has no name: it is found by the words before it.
  const named = xtag?.trim().slice(0, 80) ?? '';
  const tag = named === '' ? (context ?? '').trim().slice(-80) : named;
  return SENTENCES[id]?.(tag) ?? `Поле «${tag}» записано с ошибкой`;
}

/** Sentences about a template that cannot be read, one for each place; null when its file cannot be, or the error is another one. */
export function templateFaults(error: unknown): string[] | null {
  const { properties } = asEngineError(error);
  if (properties?.id === undefined) return null;
  const errors = properties.errors ?? [asEngineError(error)];
  if (errors.some((one) => NO_DOCUMENT.includes(one.properties?.id ?? ''))) return null;
  return [...new Set(errors.map(sentenceOf))].slice(0, 20);
}
