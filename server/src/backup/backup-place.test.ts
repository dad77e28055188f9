import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { readConfig } from '../platform/config/config';
import { LOCK_FILE, lockFolder } from '../platform/config/folder-lock';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database';
import { onRegister } from './backup-place';

const packagesFrom = [process.cwd(), __dirname];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/backup-place-');
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const placeOf = (print: (line: string) => void) => ({
  config: readConfig({ DATA_DIR: dataDir }),
  packagesFrom,
  print,
});
const silent = () => undefined;
const addressOfIt = ({ url }: { url: string }) => Promise.resolve(url);

describe('work on a register whose server holds the folder', () => {
  it('waits for a server that is starting, says so once, and is done on its database', async () => {
    const said: string[] = [];
    let waits: () => void = silent;
    const waiting = new Promise<void>((resolve) => (waits = resolve));
    const lock = await lockFolder(dataDir);
    await writeFile(path.join(dataDir, 'database.json'), JSON.stringify({ password: 'kept' }));
    const place = placeOf((line) => {
      said.push(line);
      waits();
    });
    const work = onRegister(place, addressOfIt);
    await waiting;
    const database = await startEmbeddedDatabase({ dataDir, packagesFrom, durable: false });
    expect(await work).toBe(database.url);
    expect(said).toEqual(['Сервер запускается. Копирование начнётся, когда его база данных ответит.']);
    await database.stop();
    await lock.release();
  });

  it('is done though nothing tells that the process of the database lives', async () => {
    const lock = await lockFolder(dataDir);
    const database = await startEmbeddedDatabase({ dataDir, packagesFrom, durable: false });
    const { port } = new URL(database.url);
    const file = path.join(database.folder, 'postmaster.pid');
    // As it is seen from another space of process numbers.
    await writeFile(file, ['1', database.folder, '1', port, '', '', '', 'ready'].join('\n'));
    expect(await onRegister(placeOf(silent), addressOfIt)).toBe(database.url);
    await database.stop();
    await lock.release();
  });

  it('is given up in a sentence when the database does not answer in time', async () => {
    const lock = await lockFolder(dataDir);
    await writeFile(path.join(dataDir, 'database.json'), JSON.stringify({ password: 'kept' }));
    await expect(onRegister({ ...placeOf(silent), startPatienceMs: 0 }, addressOfIt)).rejects.toThrow(
      'не отвечает. Посмотрите журнал сервера',
    );
    await lock.release();
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('is refused at once from outside of the container it runs in', async () => {
    const other = net.createServer((socket) => socket.end('1 4f1c9a'));
    await once(other.listen(path.join(dataDir, LOCK_FILE)), 'listening');
    await writeFile(path.join(dataDir, 'database.json'), JSON.stringify({ password: 'kept' }));
    await expect(onRegister(placeOf(silent), addressOfIt)).rejects.toThrow(
      'Выполните команду в том контейнере.',
    );
    other.close();
    await once(other, 'close');
  });
});
