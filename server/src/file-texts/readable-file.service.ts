import type { Readable } from 'node:stream';
import { type ComparedLine, type FileComparison, isChange } from 'shared/contract/file/comparison';
import { findKeptVersion } from '../files/kept-version.service';
import { open } from '../files/files.service';
import type { Actor } from '../platform/http/actor';
import { NotFound, UnsupportedMediaType, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { signPage } from './page-token';
import { UnreadableText } from './reading/unreadable-text';
import { pageExtension } from './reading/text-pages';
import type { RecentPages } from './recent-pages';
import { bytesOf, linesOfContent } from './text-reading.service';
import type { TextThread } from './thread/text-threads';

const noText = ({ name, extension }: { name: string; extension: string }) =>
  extension === 'pdf'
    ? `В файле «${name}» нет текста: похоже, это скан. Сравните страницы в просмотре`
    : `В файле «${name}» нет текста`;

/** Refuses with 415 and the sentence what gives no text. */
async function readably<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableText) throw new UnsupportedMediaType(error.message);
    throw error;
  }
}

interface Opened {
  version: { name: string; sha256: string; extension: string };
  content: () => Promise<Readable>;
}

/**
 * What the earlier version has become in the later one. Refuses as the document's card does when the employee may not
 * read it, with 422 versions of different documents, with 415 a file that gives no text.
 */
export async function compare(
  deps: Deps,
  thread: TextThread,
  { actor, id, beforeId }: { actor: Actor; id: number; beforeId: number },
): Promise<FileComparison> {
  const after = await open(deps, actor, id);
  const before = await open(deps, actor, beforeId);
  const isOneDocument =
    after.version.documentable_type === before.version.documentable_type &&
    after.version.documentable_id === before.version.documentable_id;
  if (!isOneDocument || id === beforeId) {
    throw new ValidationFailed({ with: ['Сравниваются две версии файлов одного документа'] });
  }
  const isOneFormat = after.version.extension === before.version.extension;
  const linesIn = async ({ version, content }: Opened) => {
    const lines = await linesOfContent(deps, thread, { ...version, content });
    if (lines.length === 0) throw new UnreadableText(noText(version));
    // Outside Word nobody knows where the cells of a row end.
    return isOneFormat ? lines : lines.map((line) => ({ ...line, text: line.text.replaceAll(' | ', ' ') }));
  };
  const lines = await readably(async (): Promise<ComparedLine[]> => {
    const texts = { before: await linesIn(before), after: await linesIn(after) };
    return thread.ask('comparison', texts);
  });
  return {
    before: before.version,
    after: after.version,
    lines,
    changes: lines.filter(isChange).length,
  };
}

/** What pages are made with. */
export interface PageMaker {
  thread: TextThread;
  pages: RecentPages;
}

function pageIn({ thread, pages }: PageMaker, { version, content }: Opened): Promise<string> {
  const extension = pageExtension(version.extension);
  if (extension === null) {
    throw new UnsupportedMediaType(
      'Страницей показываются документы Word (docx), книги Excel (xlsx) и тексты (txt). Скачайте файл',
    );
  }
  return readably(() =>
    pages.get(version.sha256, async () =>
      thread.ask('page', { extension, bytes: await bytesOf(await content()) }),
    ),
  );
}

/**
 * Address of a page with what a file holds, good for a minute. Refuses as the document's card does, with 415
 * what cannot be shown.
 */
export async function linkPage(
  deps: Deps,
  maker: PageMaker,
  { actor, id }: { actor: Actor; id: number },
): Promise<string> {
  await pageIn(maker, await open(deps, actor, id));
  return `/files/pages/${signPage(deps.secrets, id, deps.now())}`;
}

/** The page of a version that a link was given to; refuses with 404 when it has been deleted meanwhile. */
export async function pageOf(deps: Deps, maker: PageMaker, id: number): Promise<string> {
  const version = await findKeptVersion(deps.db, id);
  if (version === null || version.destroyed_at != null) throw new NotFound('Файл не найден');
  return pageIn(maker, { version, content: () => deps.files.get(version.sha256) });
}
