import type { FileKind } from '../../contract/file/file-kind';

const KINDS: Readonly<Partial<Record<string, FileKind>>> = {
  draft: 'draft',
  rework: 'draft',
  on_signing: 'scan',
  signed: 'scan',
};

/** What a file uploaded in this state of a record is; an attachment unless the text is written or signed in it. */
export function uploadKind(status: string): FileKind {
  return KINDS[status] ?? 'attachment';
}
