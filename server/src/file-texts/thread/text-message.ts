import type { ComparedLine } from 'shared/contract/file/comparison';
import type { TextLine } from '../reading/text-line';
import type { PageExtension } from '../reading/text-pages';
import type { TextExtension } from '../reading/text-lines';

/** What the thread is asked, by the name of the work. */
export interface TextWork {
  lines: { asked: { extension: TextExtension; bytes: Uint8Array }; answer: TextLine[] };
  page: { asked: { extension: PageExtension; bytes: Uint8Array }; answer: string };
  comparison: {
    asked: { before: readonly TextLine[]; after: readonly TextLine[] };
    answer: ComparedLine[];
  };
}

export type TextWorkName = keyof TextWork;
export type TextRequest = { [Name in TextWorkName]: { work: Name } & TextWork[Name]['asked'] }[TextWorkName];

/** What it answers: the result, or the sentence why there is none. */
export type TextAnswer = { result: TextWork[TextWorkName]['answer'] } | { refusal: string };
