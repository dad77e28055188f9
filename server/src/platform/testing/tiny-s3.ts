import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { rangeOf } from '../http/byte-range';

/** As much of S3 as the store speaks: objects, their names, copies and uploads in parts. */
export class TinyS3 {
  readonly objects = new Map<string, Buffer>();
  /** When objects and uploads say they were written; the present moment unless a test sets it. */
  written = (): Date => new Date();
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
    if (request.method === 'GET' && address.searchParams.has('uploads')) return this.listUploads(response);
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
    if (address.searchParams.get('list-type') === '2') return this.list(response, address.searchParams);
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
    if (request.method === 'HEAD') {
      response.writeHead(found === undefined ? 404 : 200).end();
      return;
    }
    if (request.method === 'GET' && found === undefined) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const content = request.method === 'GET' ? (found ?? Buffer.of()) : Buffer.of();
    const range = rangeOf(request.headers.range, content.length);
    if (range === null || range === 'beyond') {
      response.writeHead(200, { etag: '"x"', 'content-length': content.length }).end(content);
      return;
    }
    const part = content.subarray(range.start, range.end + 1);
    const told = `bytes ${String(range.start)}-${String(range.end)}/${String(content.length)}`;
    response.writeHead(206, { etag: '"x"', 'content-length': part.length, 'content-range': told }).end(part);
  }

  /** Two names a page, so that whoever lists has to turn it. */
  private list(response: ServerResponse, wanted: URLSearchParams): void {
    const keys = [...this.objects.keys()]
      .filter(
        (key) => key.startsWith(wanted.get('prefix') ?? '') && key > (wanted.get('continuation-token') ?? ''),
      )
      .sort();
    const page = keys
      .slice(0, 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${this.written().toISOString()}</LastModified></Contents>`,
      );
    const next = keys.length > 2 ? `<NextContinuationToken>${keys[1] ?? ''}</NextContinuationToken>` : '';
    this.xml(response, `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`);
  }

  private listUploads(response: ServerResponse): void {
    const uploads = [...this.uploads.keys()].map(
      (id) =>
        `<Upload><Key>drafts/0</Key><UploadId>${id}</UploadId><Initiated>${this.written().toISOString()}</Initiated></Upload>`,
    );
    this.xml(response, `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`);
  }

  /** An upload in parts whose sender was killed. */
  leaveUnfinished(): void {
    this.uploads.set('upload-1', new Map());
  }

  private xml(response: ServerResponse, text: string): void {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
  }
}
