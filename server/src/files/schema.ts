import type { Generated } from 'kysely';
import type { FileKind } from 'shared/contract/file/file';
import type { Moment, Optional, OptionalDay, OptionalMoment } from '../platform/database/columns';

export interface FilesTables {
  files: {
    id: Generated<number>;
    original_name: string;
    mime: string;
    /** Lower case, without the dot. */
    extension: string;
    /** Bytes. */
    size: number;
    /** Hex; the name under which the file store keeps the content. */
    sha256: string;
    uploaded_by_id: Optional<number>;
    /** Its words are kept, or there are none: nobody has to read it for them again. */
    is_text_read: Generated<boolean>;
    /** The bytes are gone by an act of destruction. */
    destroyed_at: OptionalMoment;
    created_at: Moment;
  };
  document_versions: {
    id: Generated<number>;
    /** `agreement`, `addendum`, `commercial_offer`, `counterparty`. */
    documentable_type: string;
    documentable_id: number;
    document_type_id: Optional<number>;
    version: number;
    file_id: number;
    kind: FileKind;
    source: Generated<'upload' | 'generated' | 'edi'>;
    comment: Optional<string>;
    /** The last day it is good for, where its type has a term. */
    valid_until: OptionalDay;
    is_current: Generated<boolean>;
    /** A frozen version (under approval, signed) is never changed or deleted. */
    frozen_at: OptionalMoment;
    created_by_id: Optional<number>;
    created_at: Moment;
    /** Of the name and the comment: they are changed while the version is not frozen. */
    lock_version: Generated<number>;
    updated_at: OptionalMoment;
    updated_by_id: Optional<number>;
  };
}
