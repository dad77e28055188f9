import { useQuery } from '@tanstack/react-query';

import type { DocumentFile } from '../../contract/file/file';
import type { ActionQuestion } from '../../contract/record/workflow';
import type { FileOwner } from '../files/file-owner';
import { filesQuery } from '../files/files.queries';
import type { LivingRecord } from '../record';
import type { AskedFiles } from './record-workflow';

/** The files of the record that a question may be answered with. */
export interface OfferedFiles {
  owner: FileOwner;
  /** Those that bear signatures by what they are first, each the newest before the others. */
  files: readonly DocumentFile[];
  /** What the question is answered with until the person says otherwise; null where nothing suggests itself. */
  suggested: string | null;
}

const isSigned = ({ kind }: DocumentFile) => kind === 'signed' || kind === 'scan';

/** The files a dialog offers; null where no question asks for one, or the kind of the record has none. */
export function useAskedFiles(
  questions: readonly ActionQuestion[],
  { resource, record, asked }: { resource: string; record: LivingRecord; asked: AskedFiles | undefined },
): OfferedFiles | null {
  const isAsked = asked !== undefined && questions.some(({ kind }) => kind === 'file');
  const owner = { type: asked?.type ?? '', resource, id: record.id };
  const { data = [] } = useQuery({ ...filesQuery(owner), enabled: isAsked });
  if (!isAsked) return null;
  const files = data
    .filter((file) => asked.isOffered(file))
    .sort((left, right) => Number(isSigned(right)) - Number(isSigned(left)) || right.id - left.id);
  const [first] = files;
  return { owner, files, suggested: first !== undefined && isSigned(first) ? String(first.id) : null };
}
