import { activate } from '../release/activate.mjs';
import { list } from '../release/list.mjs';
import { preview } from '../release/preview.mjs';
import { checkRelease, publish } from '../release/publish.mjs';
import { rollback } from '../release/rollback.mjs';
import { status } from '../release/status.mjs';
import { Refusal } from '../process/refusal.mjs';

const commands = { publish, check: checkRelease, activate, rollback, list, status, preview };

const USAGE = `pnpm release КОМАНДА …

  publish РАЗДЕЛ [--version 1.4.0] [--activate [--percent 10]] [--summary ФАЙЛ]
                              собрать, проверить и выложить; с --activate сразу включить
  check РАЗДЕЛ [--summary ФАЙЛ] [--offline]
                              то же без выкладки: страницы и показатели
  activate РАЗДЕЛ ВЕРСИЯ [--percent 10]
                              включить для всех или для доли сотрудников
  rollback РАЗДЕЛ [--reason ТЕКСТ]
                              вернуть прошлую версию
  list РАЗДЕЛ                 версии раздела
  status                      все разделы
  preview РАЗДЕЛ ВЕРСИЯ [--hours 8]
                              ссылка, по которой версия откроется в одной вкладке

Адрес — переменная RELEASE_URL (http://localhost:8080), токен выкладки — RELEASE_TOKEN.`;

/** `pnpm release …`: publishing an area and deciding who gets it. */
export async function release({ root, args, say }) {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    say(USAGE);
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : null;
  if (command === null) throw new Refusal(`Нет такой команды: ${name}.\n\n${USAGE}`);
  return command({ root, args: rest, env: process.env, say });
}
