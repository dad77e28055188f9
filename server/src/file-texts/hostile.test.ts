import { strToU8, zipSync } from 'fflate';
import type { WorkerOptions } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { archive, DOCX, openDocument } from '../files/content/archive.builder';
import { filesModule } from '../files/files-module';
import { guardFiles } from '../files/file-guards.service';
import { uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { aUser } from '../users/a-user';
import { docxOf } from './docx.builder';
import { startSources } from './source-thread.builder';
import { type TextThread, textThreads } from './thread/text-threads';

const narrow = (limits: WorkerOptions): WorkerOptions => ({
  ...limits,
  resourceLimits: { maxOldGenerationSizeMb: 40 },
});

let thread: TextThread;
let app: TestApp;
let lawyer: Actor;
beforeAll(async () => {
  thread = textThreads(startSources).front;
  app = await startTestApp({
    modules: [
      filesModule,
      ({ app: server }) =>
        guardFiles(server, 'paper', {
          requireReadable: () => Promise.resolve(),
          requireWritable: () => Promise.resolve('Бумага'),
        }),
    ],
  });
  lawyer = anActor({ id: (await aUser(app.db)).id });
});
afterAll(async () => {
  await thread.close();
  await app.close();
});

async function sealedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'secret', ownerPassword: 'secret' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Nothing to see').end();
  await ended;
  return Buffer.concat(chunks);
}

const refusalOf = (content: Promise<unknown>) =>
  content.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a hostile file is answered with a sentence, and the next one is read', () => {
  it.each([
    ['a PDF with a password', 'pdf', sealedPdf, 'паролем'],
    ['a page that calls itself PDF', 'pdf', () => Buffer.from('<html>%PDF-</html>'), 'не читается'],
    ['100 000 paragraphs', 'docx', () => docxOf('<w:p/>'.repeat(100_000)), 'слишком много текста'],
    [
      'a bomb of an open document',
      'odt',
      () => archive({ ...openDocument('text'), 'content.xml': ' '.repeat(60_000_000) }),
      'слишком много текста',
    ],
    ['a bomb', 'docx', () => docxOf('<w:p/>'.repeat(10_000_000)), 'слишком много текста'],
  ] as const)('%s', async (...given) => {
    const [, extension, make, words] = given;
    const bytes = new Uint8Array(await make());
    expect(await refusalOf(thread.ask('lines', { extension, bytes }))).toContain(words);
    const good = { extension: 'txt' as const, bytes: strToU8('Предмет') };
    expect(await thread.ask('lines', good)).toEqual([{ label: '', text: 'Предмет' }]);
  });

  it('a thread that hangs is given up, and the server goes on answering meanwhile', async () => {
    const slow = textThreads(startSources, { front: 400, back: 400 }).front;
    const bytes = new Uint8Array(docxOf(`<w:p>${'<w:r><w:t>слово</w:t></w:r>'.repeat(400_000)}</w:p>`));
    let beats = 0;
    const pulse = setInterval(() => (beats += 1), 10);
    expect(await refusalOf(slow.ask('lines', { extension: 'docx', bytes }))).toContain(
      'Повторите через минуту',
    );
    clearInterval(pulse);
    expect(beats).toBeGreaterThan(5);
    await slow.close();
  });

  it('a thread out of memory costs the file and not the server', async () => {
    const small = textThreads((limits) => startSources(narrow(limits)), {
      front: 60_000,
      back: 60_000,
    }).front;
    const bytes = new Uint8Array(
      docxOf(
        `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>а</w:t></w:r><w:r><w:t>б</w:t></w:r>'.repeat(300_000)}</w:p>`,
      ),
    );
    expect(await refusalOf(small.ask('lines', { extension: 'docx', bytes }))).toContain('слишком много');
    expect(await small.ask('lines', { extension: 'txt', bytes: strToU8('а') })).toHaveLength(1);
    await small.close();
  });
});

describe('a hostile upload leaves nothing behind', () => {
  it.each([
    [
      'a bomb',
      () => archive({ ...DOCX, 'word/media/a.xml': new Uint8Array(48 * 1024 * 1024) }),
      413,
      'Договор.docx',
    ],
    [
      '200 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(200 * 1024 * 1024)]),
      413,
      'Договор.pdf',
    ],
    ['a program renamed', () => Buffer.from('MZ\u0090 program'), 415, 'Договор.pdf'],
    ['an archive renamed', () => Buffer.from(zipSync({ a: strToU8('b') })), 415, 'Договор.docx'],
  ] as const)('%s', async (...given) => {
    const [, make, status, fileName] = given;
    const form = uploadForm({ type: 'paper', id: 7, content: make(), fileName });
    const answer = await app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/[а-я]{4}/);
    expect(await app.db.selectFrom('files').selectAll().execute()).toEqual([]);
  });
});
