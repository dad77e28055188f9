import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from './app';
import { backUpTo, restoreFrom } from './backup/backup-commands';
import type { Place } from './backup/backup-place';
import { type Config, readConfig } from './platform/config/config';
import { rotateSecret } from './platform/config/rotate-secret';
import { StartError } from './platform/config/start-error';
import { describeApi } from './platform/describe-api';
import { type RunningNode, startNode } from './platform/node';

/** A container is killed half a minute after it was asked to stop; what still hangs then ends a little earlier. */
const STOP_PATIENCE_MS = 28_000;

const DEMO_ACCOUNTS = [
  ['admin@contracts.local', 'администратор'],
  ['lawyer@contracts.local', 'юрист'],
  ['buyer@contracts.local', 'инициатор'],
  ['approver@contracts.local', 'согласующий'],
  ['head@contracts.local', 'руководитель'],
  ['auditor@contracts.local', 'аудитор'],
] as const;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text ?? ''}\n`);
  process.exitCode = 1;
}

function announce(config: Config, { address }: RunningNode, started: number): void {
  const seconds = ((Date.now() - started) / 1000).toLocaleString('ru-RU', { maximumFractionDigits: 1 });
  print(`\n${config.company}: ${address}\nЗапущен за ${seconds} с. Остановить: Ctrl-C.`);
  if (!config.demo) return;
  print('\nДемонстрационные учётные записи, пароль у всех Demo-2026!');
  for (const [email, role] of DEMO_ACCOUNTS) print(`  ${email.padEnd(26)}${role}`);
}

/** Stops once, whoever asks first: the terminal, the supervisor, or the launcher that has disappeared. */
function stopOn(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    const hurry = setTimeout(() => process.exit(1), STOP_PATIENCE_MS);
    hurry.unref();
    stop().then(
      () => process.exit(process.exitCode ?? 0),
      (error: unknown) => {
        fail(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('SIGHUP', begin);
  process.on('disconnect', begin);
}

async function main(): Promise<void> {
  const started = Date.now();
  const config = readConfig(process.env);
  const entry = path.dirname(path.resolve(process.argv[1] ?? '.'));
  const starting = startNode({
    config,
    modules: MODULES,
    packagesFrom: [entry, process.cwd()],
    print,
    onFatal: (error) => {
      fail(error);
      process.kill(process.pid, 'SIGTERM');
    },
  });
  // A stop that is asked for during the start waits for it, so that the database is never left behind.
  stopOn(async () => {
    const node = await starting.catch(() => null);
    await node?.stop();
  });
  announce(config, await starting, started);
}

/** `server.js --describe-api FILE`: what the API answers, for tools that stand in for it; nothing is started. */
async function describe(file: string): Promise<void> {
  writeFileSync(file, await describeApi(MODULES));
  process.exit(0);
}

/** Does one piece of work on the register of the environment, and ends. */
function once(work: (place: Place, file: string) => Promise<void>) {
  return async (file: string): Promise<void> => {
    const entry = path.dirname(path.resolve(process.argv[1] ?? '.'));
    await work({ config: readConfig(process.env), packagesFrom: [entry, process.cwd()], print }, file);
    process.exit(0);
  };
}

async function rotate(): Promise<void> {
  await rotateSecret(readConfig(process.env), print);
  process.exit(0);
}

/** What the program does instead of serving: `server.js OPTION FILE`. */
const INSTEAD: Readonly<Record<string, (file: string) => Promise<void>>> = {
  '--describe-api': describe,
  '--backup': once(backUpTo),
  '--restore': once(restoreFrom),
};

const [, , option = '', file] = process.argv;
const instead = Object.hasOwn(INSTEAD, option) ? INSTEAD[option] : undefined;
const work =
  option === '--rotate-secret'
    ? rotate()
    : instead !== undefined && file !== undefined
      ? instead(file)
      : main();
work.catch((error: unknown) => {
  fail(error);
  process.exit(1);
});
