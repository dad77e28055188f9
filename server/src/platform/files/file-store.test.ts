import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** As much of S3 as the store speaks: objects, copies and uploads in parts. */
class TinyS3 {
  readonly objects = new Map<string, Buffer>();
  private readonly uploads = new Map<string, Map<number, Buffer>>();
  private server: Server | null = null;

  async start(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Parts of uploads that were neither completed nor given up. */
  get unfinished(): number {
    return this.uploads.size;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(address.pathname.slice('/bucket/'.length));
    const upload = address.searchParams.get('uploadId') ?? '';
    const body = await buffer(request);
    if (request.method === 'POST' && address.searchParams.has('uploads')) {
      this.uploads.set('upload-1', new Map());
      return this.xml(
        response,
        '<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>',
      );
    }
    if (request.method === 'PUT' && upload !== '') {
      this.uploads.get(upload)?.set(Number(address.searchParams.get('partNumber')), body);
      return void response.writeHead(200, { etag: '"part"' }).end();
    }
    if (request.method === 'POST' && upload !== '') {
      const parts = [...(this.uploads.get(upload)?.entries() ?? [])].sort(([a], [b]) => a - b);
      this.objects.set(key, Buffer.concat(parts.map(([, part]) => part)));
      this.uploads.delete(upload);
      return this.xml(
        response,
        '<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>',
      );
    }
    if (request.method === 'DELETE' && upload !== '') this.uploads.delete(upload);
    return this.object(request, response, { key, body });
  }

  private object(
    request: IncomingMessage,
    response: ServerResponse,
    { key, body }: { key: string; body: Buffer },
  ): void {
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      this.objects.set(
        key,
        this.objects.get(decodeURIComponent(source).replace(/^\/?bucket\//, '')) ?? Buffer.of(),
      );
      return this.xml(response, '<CopyObjectResult><ETag>x</ETag></CopyObjectResult>');
    }
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'DELETE') this.objects.delete(key);
    const found = this.objects.get(key);
    if (request.method === 'GET' && found === undefined) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    } else response.writeHead(200, { etag: '"x"' }).end(request.method === 'GET' ? found : undefined);
  }

  private xml(response: ServerResponse, text: string): void {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
  }
}

let root: string;
let tiny: TinyS3;
let endpoint: string;
beforeEach(async () => {
  root = await mkdtemp('/tmp/files-');
  tiny = new TinyS3();
  endpoint = await tiny.start();
});
afterEach(async () => {
  await tiny.stop();
  await rm(root, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  folder: () => folderStore(root),
  s3: () =>
    s3Store({ endpoint, bucket: 'bucket', accessKey: 'key', secretKey: 'secret', region: 'us-east-1' }),
};

async function everythingKept(): Promise<string[]> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  return [...files.map((entry) => entry.name), ...tiny.objects.keys()];
}

const large = Buffer.alloc(12 * 1024 * 1024, 'Договор поставки. ');
const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe.each(Object.keys(stores))('files in a %s', (kind) => {
  let store: FileStore;
  beforeEach(() => (store = stores[kind]?.() as FileStore));

  it.each([
    ['small', Buffer.from('Договор')],
    ['empty', Buffer.of()],
    ['large', large],
  ])('come back as they were put: %s', async (_, content) => {
    const stored = await store.put(Readable.from([content.subarray(0, 100), content.subarray(100)]));
    expect(stored).toEqual({ sha256: sha(content), size: content.length });
    expect((await buffer(await store.get(stored.sha256))).equals(content)).toBe(true);
  });

  it('are kept once however often they are put', async () => {
    await store.put(Readable.from([Buffer.from('same')]));
    await store.put(Readable.from([Buffer.from('same')]));
    expect(await everythingKept()).toHaveLength(1);
  });

  it('leave nothing behind when their source breaks off', async () => {
    async function* broken() {
      yield large.subarray(0, 6 * 1024 * 1024);
      throw new Error('the browser went away');
    }
    await expect(store.put(Readable.from(broken()))).rejects.toThrow();
    expect(await everythingKept()).toEqual([]);
    expect(tiny.unfinished).toBe(0);
  });

  it('are gone after a deletion, which may be repeated', async () => {
    const { sha256 } = await store.put(Readable.from([Buffer.from('gone')]));
    await store.delete(sha256);
    await store.delete(sha256);
    await expect(store.get(sha256)).rejects.toMatchObject({ status: 404 });
  });

  it('are never looked for outside their place', async () => {
    await writeFile(path.join(root, 'secret'), 'x');
    await expect(store.get('../secret')).rejects.toMatchObject({ status: 404 });
  });
});
