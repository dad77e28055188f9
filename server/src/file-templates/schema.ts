import type { Generated, JSONColumnType } from 'kysely';
import type { DeclinedKind } from './declined-words';
import type { Moment, Optional } from '../platform/database/columns';

export interface FileTemplatesTables {
  file_template_contents: {
    document_version_id: number;
    file_template_id: number;
    tags: string[];
    unknown_tags: string[];
    /** In the order of the tags. */
    unknown_places: Generated<string[]>;
  };
  generated_documents: {
    document_version_id: number;
    /** Version of the Word file it was made of. */
    template_version_id: number;
    /** Of the bytes as they were made. */
    sha256: string;
    /** Values as they were put in. */
    data: JSONColumnType<object, string>;
    /** Something else was put in by hand than the record says. */
    is_corrected: Generated<boolean>;
    created_by_id: Optional<number>;
    created_at: Moment;
  };
  /** What people have put into the genitive while a document was composed, the latest word on each. */
  declensions: {
    kind: DeclinedKind;
    /** In small letters. */
    nominative: string;
    genitive: string;
    corrected_by_id: Optional<number>;
    corrected_at: Moment;
  };
}
