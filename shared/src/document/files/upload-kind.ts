import type { FileKind } from '../../contract/file/file-kind';

const KINDS: Readonly<Partial<Record<string, FileKind>>> = {
  draft: 'draft',
  rework: 'draft',
  on_signing: 'scan',
  signed: 'scan',
};

/** What a file uploaded in this state of a record is; an attachment unless the text is written or signed in it. */
export function uploadKind({ status, can }: { status: string; can: { edit?: boolean } }): FileKind {
  // The text of a document in rework is its author's to change, and the responsible's: from others it takes what belongs to it.
  if (status === 'rework' && can.edit === false) return 'attachment';
  return KINDS[status] ?? 'attachment';
}
