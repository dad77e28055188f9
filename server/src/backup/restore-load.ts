import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { MIGRATIONS } from '../migrations/all';
import { StartError } from '../platform/config/start-error';
import { checksum } from '../platform/database/migrate';
import { keepRelease } from '../releases/store/release-backup.service';
import type { ReadEntry } from './archive-reader';
import type { BackupEnd, Manifest, Sequences } from './backup-format';
import type { BackupParts } from './backup.service';
import {
  beginLoad,
  closeAfterLoad,
  commitLoad,
  copyIn,
  countAll,
  makeTables,
  openForLoad,
  type Reference,
  setSequences,
} from './restore.repository';

interface OpenTable {
  name: string;
  rows: Writable & { rowCount: number };
}

interface OpenRelease {
  area: string;
  version: string;
  files: Map<string, Buffer>;
}

/** The steps of the schema as this program knows them; refuses those it does not know or knows otherwise. */
function stepsOf({ migrations }: Manifest) {
  const known = new Map(MIGRATIONS.map((step) => [step.version, step]));
  return migrations.map((step) => {
    const sql = known.get(step.version)?.sql;
    if (sql === undefined || checksum(sql) !== step.checksum) {
      throw new StartError(
        'Копия сделана другой версией программы. Восстановите её той же версией или новее.',
      );
    }
    return { ...step, sql };
  });
}

/** What a backup holds on its way into an empty database and its stores; nothing of the rows stays until `finish`. */
export class RestoreLoad {
  files = 0;
  releases = 0;
  private references: Reference[] = [];
  private table: OpenTable | null = null;
  private release: OpenRelease | null = null;

  constructor(
    private readonly parts: BackupParts,
    private readonly client: Client,
    private readonly manifest: Manifest,
  ) {}

  private get tables(): string[] {
    return this.manifest.tables.map(({ name }) => name);
  }

  /** The tables are there and empty. */
  async begin(): Promise<void> {
    await beginLoad(this.client);
    await makeTables(this.client, stepsOf(this.manifest));
    this.references = await openForLoad(this.client, this.tables);
  }

  /** Takes the next rows of a table, content or file of a release; refuses what a backup does not hold. */
  async take({ name, content }: ReadEntry): Promise<void> {
    const [kind, first = '', second = '', ...rest] = name.split('/');
    if (kind === 'tables') await this.takeRows(first, content);
    else if (kind === 'files') await this.takeFile(first, content);
    else if (kind === 'releases') await this.takeRelease(first, second, { name: rest.join('/'), content });
    else throw new StartError(`В файле копии лишняя запись ${name}.`);
  }

  /** The counters go on where they stood. */
  async takeSequences(sequences: Sequences): Promise<void> {
    await this.endTable();
    await setSequences(this.client, sequences);
  }

  /** Everything is there as the backup says, and stays; refuses otherwise. */
  async finish(end: BackupEnd): Promise<void> {
    await this.endTable();
    await this.endRelease();
    const { client, tables, references } = this;
    await closeAfterLoad(client, { tables, references });
    const counted = await countAll(client, tables);
    const wrong = tables.find((name) => counted[name] !== end.rows[name]);
    if (wrong !== undefined) {
      throw new StartError(
        `В таблице ${wrong} строк ${String(counted[wrong])}, а в копии их ${String(end.rows[wrong])}.`,
      );
    }
    if (this.files !== end.files || this.releases !== end.releases) {
      throw new StartError('Файлов или версий разделов восстановлено не столько, сколько в копии.');
    }
    await commitLoad(client);
  }

  private async takeRows(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.table?.name !== name) {
      await this.endTable();
      const table = this.manifest.tables.find((known) => known.name === name);
      if (table === undefined) throw new StartError(`В файле копии лишняя таблица ${name}.`);
      const rows = copyIn(this.client, table);
      // A refused row fails the write or the end that waits; nobody listens in between.
      rows.on('error', () => undefined);
      this.table = { name, rows };
    }
    const { rows } = this.table;
    for await (const bytes of content) {
      await new Promise<void>((resolve, reject) =>
        rows.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
    }
  }

  private async endTable(): Promise<void> {
    if (this.table === null) return;
    const { name, rows } = this.table;
    this.table = null;
    rows.end();
    await finished(rows);
    this.parts.print(`Таблица ${name}: строк ${String(rows.rowCount)}`);
  }

  private async takeFile(sha256: string, content: AsyncIterable<Buffer>): Promise<void> {
    const stored = await this.parts.files.put(Readable.from(content, { objectMode: false }));
    if (stored.sha256 !== sha256) throw new StartError(`Содержимое файла ${sha256} в копии повреждено.`);
    this.files += 1;
    if (this.files % 500 === 0) this.parts.print(`Файлы: ${String(this.files)}`);
  }

  private async takeRelease(area: string, version: string, file: Pick<ReadEntry, 'name' | 'content'>) {
    if (this.release?.area !== area || this.release.version !== version) {
      await this.endRelease();
      this.release = { area, version, files: new Map() };
    }
    this.release.files.set(file.name, await buffer(file.content));
  }

  private async endRelease(): Promise<void> {
    if (this.release === null) return;
    await keepRelease(this.parts.config, this.release);
    this.release = null;
    this.releases += 1;
  }
}
