import { asideLines } from '../aside-lines';
import type { TextLine } from '../text-line';
import { odtBody } from './odt-body';
import { odtParts } from './odt-parts';

/**
 * The text of an open document line by line, as that of a Word document: a paragraph is one, and so is a row of a table;
 * notes and the edges of pages stand behind the body.
 */
export function odtLines(bytes: Uint8Array): TextLine[] {
  const { body, aside } = odtBody(odtParts(bytes));
  return [...body, ...asideLines(aside)];
}
