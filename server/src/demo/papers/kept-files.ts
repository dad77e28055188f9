import { Readable } from 'node:stream';
import type { FileKind } from 'shared/contract/file/file';
import { type Extension, mimeOf } from '../../files/content/file-format';
import { type DemoStep, insertMany } from '../demo-step';

/** A file of a document of the demo company. */
export interface NewFile {
  document: { kind: 'agreement' | 'addendum' | 'commercial_offer'; id: number };
  documentType: number | null;
  kind: FileKind;
  version: number;
  isCurrent: boolean;
  frozenAt: Date | null;
  extension: Extension;
  name: string;
  comment: string | null;
  authorId: number;
  at: Date;
  content: () => Promise<Buffer>;
}

/** «Договор_112-2026-П_17.11.2026.docx»: prefix, name and day, as the product's specification asks. */
export function fileName(
  prefix: string,
  { number, day: on, extension }: { number: string; day: string; extension: Extension },
): string {
  const [year = '', month = '', day = ''] = on.split('-');
  return `${prefix}_${number.replaceAll('/', '-')}_${day}.${month}.${year}.${extension}`;
}

/** Contents are written a few at a time: each waits for the disk, not for the processor. */
const AT_ONCE = 8;

async function store({ deps }: DemoStep, files: readonly NewFile[]) {
  const stored = [];
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const group = files.slice(start, start + AT_ONCE).map(async (file) => {
      const content = await file.content();
      return { file, ...(await deps.files.put(Readable.from(content, { objectMode: false }))) };
    });
    stored.push(...(await Promise.all(group)));
  }
  return stored;
}

/** Keeps the files with their contents, as versions of their documents. */
export async function keepFiles(step: DemoStep, files: readonly NewFile[]): Promise<void> {
  const { trx } = step;
  const stored = await store(step, files);
  if (stored.length === 0) return;
  const uploaded = await trx
    .insertInto('files')
    .values(
      stored.map(({ file, sha256, size }) => ({
        original_name: file.name,
        mime: mimeOf(file.extension),
        extension: file.extension,
        size,
        sha256,
        uploaded_by_id: file.authorId,
        created_at: file.at,
      })),
    )
    .returning('id')
    .execute();
  await insertMany(
    trx,
    'document_versions',
    files.map((file, at) => ({
      documentable_type: file.document.kind,
      documentable_id: file.document.id,
      document_type_id: file.documentType,
      version: file.version,
      file_id: uploaded[at]?.id ?? 0,
      kind: file.kind,
      comment: file.comment,
      is_current: file.isCurrent,
      frozen_at: file.frozenAt,
      created_by_id: file.authorId,
      created_at: file.at,
    })),
  );
}
