import type { ParagraphLook, RunLook } from './docx-look';

/** Whether a run was put in or taken out while Word was recording changes. */
export type Recorded = 'inserted' | 'deleted' | null;

export interface DocxRun {
  text: string;
  look: RunLook;
  recorded: Recorded;
  /** Name of a relation that leads to a picture, with its size in pixels; a run of text has none. */
  picture?: { relation: string; width: number; height: number };
}

export interface DocxParagraph {
  kind: 'paragraph';
  label: string;
  look: ParagraphLook;
  runs: DocxRun[];
}

export interface DocxCell {
  span: number;
  /** Goes on a cell of the row above. */
  isContinued: boolean;
  blocks: DocxBlock[];
}

export interface DocxTable {
  kind: 'table';
  /** Edges that are said to have no line: where all are, the cells merely stand beside each other. */
  edgesWithoutLine: number;
  rows: DocxCell[][];
}

export type DocxBlock = DocxParagraph | DocxTable;

export interface DocxBlocks {
  body: readonly DocxBlock[];
  /** Notes and what pages bear at their edges. */
  aside: readonly DocxBlock[];
}
