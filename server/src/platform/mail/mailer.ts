import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as a simple page, when there is one. */
  html?: string;
  /** The link the letter is about; printed at the console when there is no mail server. */
  link?: string;
  /** Where the recipient chooses which letters to get; such a letter is one of many, and no line at the console. */
  settings?: string;
}

/** Sends letters; without a mail server they become files in the outbox folder. */
export interface Mailer {
  /** Resolves when the mail server, or the disk, has taken the letter; refuses otherwise. */
  send(letter: Letter): Promise<void>;
}

export interface MailerOptions {
  config: Pick<Config, 'smtp' | 'dataDir' | 'company'>;
  now: () => Date;
  /** Writes a line for the administrator. */
  print: (line: string) => void;
}

// Loaded with the first letter: most processes never send one.
async function smtpTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}

async function letterBuilder() {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true });
}

function message({ to, subject, text, html, settings }: Letter, from: string) {
  return {
    from,
    to,
    subject,
    text,
    html,
    ...(settings !== undefined && {
      list: { unsubscribe: settings },
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  let transport: ReturnType<typeof smtpTransport> | undefined;
  return {
    async send(letter) {
      transport ??= smtpTransport(url);
      await (await transport).sendMail(message(letter, from));
    },
  };
}

function folderMailer({ config, now, print }: MailerOptions): Mailer {
  const folder = path.join(config.dataDir, 'outbox');
  return {
    async send(letter) {
      const built = await (
        await letterBuilder()
      ).sendMail(message(letter, `${config.company} <noreply@contracts.local>`));
      const stamp = now().toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${randomBytes(3).toString('hex')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, built.message, { mode: 0o600 });
      if (letter.settings === undefined)
        print(`Письмо для ${letter.to}: ${letter.subject}. ${letter.link ?? file}`);
    },
  };
}

/** The mail server of the settings, or the outbox folder when there is none. */
export function createMailer(options: MailerOptions): Mailer {
  return options.config.smtp === null ? folderMailer(options) : smtpMailer(options.config.smtp);
}
