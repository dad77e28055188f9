import type { OtherNames } from '../../platform/http/also-named';

/** What the domain reference calls a signature's file: the file that bears it is a version of one of the document's. */
export const SIGNING_NAMES: OtherNames = { file_id: 'document_version_id' };
