import { once } from 'node:events';
import { link, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { prepareDataFolder } from './data-folder';
import { LOCK_FILE, lockFolder } from './folder-lock';
import { loadSecrets } from './secrets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp('/tmp/data-folder-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made when it is not there', async () => {
    await prepareDataFolder(path.join(folder, 'new', 'data'));
    expect((await stat(path.join(folder, 'new', 'data'))).isDirectory()).toBe(true);
  });

  it('is refused with one sentence when a file stands in its place', async () => {
    await writeFile(path.join(folder, 'file'), '');
    await expect(prepareDataFolder(path.join(folder, 'file'))).rejects.toThrow(
      /недоступна: на этом месте лежит файл\. Укажите другую папку в DATA_DIR\.$/,
    );
  });

  it('belongs to one server at a time, and is free again when that one is gone', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`(процесс ${String(process.pid)})`);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  // A socket of a folder is known in every container that the folder is mounted in; other locks are known in one network.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('belongs to the server of another container that it is mounted in', async () => {
    const other = net.createServer((socket) => socket.end('1 4f1c9a'));
    await once(other.listen(path.join(folder, LOCK_FILE)), 'listening');
    const refused = lockFolder(folder);
    await expect(refused).rejects.toMatchObject({ isApart: true });
    await expect(refused).rejects.toThrow('(процесс 1 на узле 4f1c9a)');
    other.close();
    await once(other, 'close');
    await (await lockFolder(folder)).release();
  });

  onLinux('is free where a killed server left its socket', async () => {
    const killed = net.createServer();
    const file = path.join(folder, 'killed.sock');
    await once(killed.listen(file), 'listening');
    await link(file, path.join(folder, LOCK_FILE));
    killed.close();
    await once(killed, 'close');
    await (await lockFolder(folder)).release();
  });
});

describe('the keys of an installation', () => {
  it('are made once, for the owner alone, and stay the same', async () => {
    const config = { appSecret: null, dataDir: folder };
    const [first, second] = await Promise.all([loadSecrets(config), loadSecrets(config)]);
    expect(first.fingerprint).toBe(second.fingerprint);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).not.toContain(
      first.derive('activity').toString('hex'),
    );
  });

  it('differ by purpose and by root', async () => {
    const one = await loadSecrets({ appSecret: 'a'.repeat(32), dataDir: folder });
    const other = await loadSecrets({ appSecret: 'b'.repeat(32), dataDir: folder });
    expect(one.derive('activity')).not.toEqual(one.derive('realtime'));
    expect(one.derive('activity')).not.toEqual(other.derive('activity'));
  });

  it('are never made anew over a file that cannot be read', async () => {
    await writeFile(path.join(folder, 'secrets.json'), 'damaged');
    await expect(loadSecrets({ appSecret: null, dataDir: folder })).rejects.toThrow(
      'Восстановите его из копии',
    );
  });
});
