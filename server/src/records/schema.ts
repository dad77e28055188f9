import type { Generated } from 'kysely';
import type { OriginalsStatus, SigningMethod } from 'shared/contract/agreement/agreement-status';
import type { Moment, Optional, OptionalDay, OptionalMoment } from '../platform/database/columns';

export interface RecordsTables {
  /** Every state a record has come into; the journal says the same in words and is never read for it. */
  record_states: {
    id: Generated<number>;
    record_kind: string;
    record_id: number;
    status: string;
    entered_at: Moment;
    actor_id: number | null;
    action: string;
  };
}

/** Of a document that two sides sign: who signs, when each has signed, and where the paper is. */
export interface SignedColumns {
  our_signatory_id: Optional<number>;
  their_signatory_id: Optional<number>;
  signing_method: Generated<SigningMethod>;
  /** It takes effect by the signed copy, or once the original has come. */
  activation_basis: Generated<'copy' | 'original'>;
  signed_by_us_at: OptionalDay;
  signed_by_them_at: OptionalDay;
  /** The version of a file that bears the signature of the side. */
  signed_by_us_version_id: Optional<number>;
  signed_by_them_version_id: Optional<number>;
  originals_status: Generated<OriginalsStatus>;
  originals_sent_at: OptionalDay;
  originals_due_at: OptionalDay;
  originals_received_at: OptionalDay;
  /** Who wrote down that it was sent. */
  originals_sent_by_id: Optional<number>;
  /** It will not come back: since when, why and who said so. */
  originals_written_off_at: OptionalDay;
  originals_written_off_reason: Optional<string>;
  originals_written_off_by_id: Optional<number>;
  storage_place: Optional<string>;
  edi_operator: Optional<string>;
  edi_document_id: Optional<string>;
  edi_status: Optional<string>;
  edi_url: Optional<string>;
}

/** Of a document whose contents an act may destroy; the requisites and the journal stay. */
export interface DestroyableColumns {
  destroyed_at: OptionalMoment;
  destruction_act_id: Optional<number>;
  /** «№ 3 от 22.11.2026». */
  destruction_act: Optional<string>;
}
