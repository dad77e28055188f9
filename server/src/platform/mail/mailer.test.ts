import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { createMailer } from './mailer';

const letter = {
  to: 'lawyer@contracts.local',
  subject: 'Подтвердите адрес',
  text: 'Откройте ссылку',
  html: '<p>Откройте ссылку</p>',
  link: 'http://localhost:8080/auth/confirm?token=abc',
};
const now = () => new Date('2026-11-20T09:00:00Z');
let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp('/tmp/mail-')));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('letters without a mail server', () => {
  it('become files for the owner alone, and their link is shown to the administrator', async () => {
    const lines: string[] = [];
    const config = { smtp: null, dataDir, company: 'Реестр' };
    await createMailer({ config, now, print: (line) => lines.push(line) }).send(letter);
    const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
    const file = path.join(dataDir, 'outbox', name);
    expect(name).toMatch(/^2026-11-20T09-00-00-000Z-[\da-f]{6}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('To: lawyer@contracts.local');
    expect(lines).toEqual([`Письмо для ${letter.to}: ${letter.subject}. ${letter.link}`]);
  });

  it('that are one of many name the page where they are switched off, and fill no console', async () => {
    const lines: string[] = [];
    const config = { smtp: null, dataDir, company: 'Реестр' };
    const settings = 'http://localhost:8080/notifications/settings';
    await createMailer({ config, now, print: (line) => lines.push(line) }).send({ ...letter, settings });
    const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
    const text = await readFile(path.join(dataDir, 'outbox', name), 'utf8');
    expect(text).toContain(`List-Unsubscribe: <${settings}>`);
    expect(lines).toEqual([]);
  });

  it('cannot be given a second recipient through a line break', async () => {
    const config = { smtp: null, dataDir, company: 'Реестр' };
    const forged = { ...letter, to: 'a@b.ru\r\nBcc: c@d.ru', subject: 'x\r\nBcc: c@d.ru' };
    await createMailer({ config, now, print: () => undefined }).send(forged);
    const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
    expect(await readFile(path.join(dataDir, 'outbox', name), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});

/** A mail server that takes everything and remembers it. */
function tinySmtp(): Promise<{ server: Server; port: number; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 tiny\r\n');
    socket.on('data', (part) => {
      const text = part.toString();
      heard.push(text);
      if (isData) {
        if (text.includes('\r\n.\r\n')) {
          isData = false;
          socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, heard, port: typeof address === 'object' && address !== null ? address.port : 0 });
    });
  });
}

describe('letters with a mail server', () => {
  it('are handed to it from the address of the settings', async () => {
    const { server, port, heard } = await tinySmtp();
    const smtp = { url: `smtp://127.0.0.1:${String(port)}/?ignoreTLS=true`, from: 'register@company.ru' };
    await createMailer({ config: { smtp, dataDir, company: 'Реестр' }, now, print: () => undefined }).send(
      letter,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(heard.join('')).toContain('MAIL FROM:<register@company.ru>');
    expect(heard.join('')).toContain('RCPT TO:<lawyer@contracts.local>');
  });

  it('are refused, and not lost, when it does not answer', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1/', from: 'register@company.ru' };
    const mailer = createMailer({
      config: { smtp, dataDir, company: 'Реестр' },
      now,
      print: () => undefined,
    });
    await expect(mailer.send(letter)).rejects.toThrow();
  });
});
