import type { Generated } from 'kysely';
import type { Moment, Optional } from '../platform/database/columns';

export interface FileTextsTables {
  file_texts: {
    /** Of the content whose text it is; several files may have the same. */
    sha256: string;
    lines: Generated<string>;
    fault: Optional<string>;
    /** Which reader has read it, see `READER`. */
    reader: Generated<number>;
    created_at: Moment;
  };
}
