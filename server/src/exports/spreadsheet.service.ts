import type { Readable } from 'node:stream';
import { type Workbook, workbookStream } from './xlsx-writer';

/** A spreadsheet as a stream of bytes, made while it is read. */
export function spreadsheetOf<Row>(workbook: Workbook<Row>): Readable {
  return workbookStream(workbook);
}
