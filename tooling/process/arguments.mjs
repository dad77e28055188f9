import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

const spoken = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'такого ключа нет',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE:
    'после ключа нужно значение, а у ключа без значения его быть не должно',
};

/**
 * The words and the keys of a command. `words` names the ones it needs, `options` are those of `parseArgs`; anything
 * else is refused together with how the command is used.
 *
 * @returns {{ words: string[], values: Record<string, any> }}
 */
export function readArguments(args, { usage, words = [], options = {} }) {
  const { positionals, values } = parse(args, { usage, options });
  const missing = words[positionals.length];
  if (missing) throw new Refusal(`Не указано: ${missing}. Команда: ${usage}`);
  if (positionals.length > words.length) {
    throw new Refusal(`Лишнее слово «${positionals[words.length]}». Команда: ${usage}`);
  }
  return { words: positionals, values };
}

function parse(args, { usage, options }) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = spoken[error.code];
    if (!reason) throw error;
    const [, key = ''] = /'(-[^' =<,]*)/.exec(error.message) ?? [];
    throw new Refusal(`Ключ ${key}: ${reason}. Команда: ${usage}`);
  }
}

/** A whole number within bounds, undefined when the key was not given; refuses anything else. */
export function wholeNumber(name, value, { least, most }) {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new Refusal(`Ключ --${name}: нужно целое число от ${least} до ${most}, а указано «${value}».`);
}
