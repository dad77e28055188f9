import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { UnreadableFile } from './unreadable-file';

const DAMAGED = 'Таблица в файле повреждена. Откройте её, сохраните заново и выберите ещё раз';

/** What is told of a part as its elements pass; names without their prefixes. */
export interface Reading {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function parserOf(reading: Reading): SaxesParser<{ xmlns: false }> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new UnreadableFile(DAMAGED, { cause: error });
  });
  parser.on('opentag', ({ name, attributes }) => reading.open?.(localName(name), attributes));
  parser.on('text', (text) => reading.text?.(text));
  parser.on('cdata', (text) => reading.text?.(text));
  parser.on('closetag', ({ name }) => reading.close?.(localName(name)));
  return parser;
}

/** The parts of a workbook; each is unpacked as it is read and never held whole. */
export interface Archive {
  has(name: string): boolean;
  /** Reads a part piece by piece, with how much was read so far; between two of them others have their turn. */
  read(name: string, reading: Reading): AsyncGenerator<number>;
  close(): void;
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return entries;
}

/** The workbook of the bytes; refuses with a sentence what is no archive. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  let zip: ZipFile;
  let entries: Map<string, Entry>;
  try {
    zip = await promisify<Buffer, { lazyEntries: true; autoClose: false }, ZipFile>(fromBuffer)(bytes, {
      lazyEntries: true,
      autoClose: false,
    });
    entries = await entriesOf(zip);
  } catch (error) {
    throw new UnreadableFile(DAMAGED, { cause: error });
  }
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  return {
    has: (name) => entries.has(name),
    async *read(name, reading) {
      const entry = entries.get(name);
      if (entry === undefined) throw new UnreadableFile(DAMAGED);
      const parser = parserOf(reading);
      const decoder = new TextDecoder('utf-8');
      const stream = await open(entry);
      let bytesRead = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        parser.write(decoder.decode(chunk, { stream: true }));
        bytesRead += chunk.length;
        yield bytesRead;
      }
      parser.close();
    },
    close: () => zip.close(),
  };
}
