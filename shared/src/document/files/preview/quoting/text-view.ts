import type { MarkedWords } from './marked-words';

/** Words of one version that are to be shown in it, and in the versions that came after it. */
export interface SoughtPlace extends MarkedWords {
  versionId: number;
  version: number;
  /** They stand in the text of that version; otherwise somebody typed them. */
  isChecked: boolean;
}

/** What has been marked in a text; null when nothing was. */
export type Marked = MarkedWords | 'long' | 'pages' | null;

/** What a text that is shown lets be done with its words. */
export interface TextView {
  /** Takes what says which words are marked at the moment; null once the text is away. */
  onText: (marked: (() => Marked) | null) => void;
  sought?: MarkedWords;
  /** The words that are sought have been shown, or are not in the text. */
  onSought: (isFound: boolean) => void;
}
