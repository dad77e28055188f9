import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease, ConformanceReport, ReleaseBudget } from 'shared/contract/release/release';

/** What is known of one file of an upload after its bytes were read. */
export interface FileFacts {
  size: number;
  /** Base64. */
  sha384: string;
  /** Bytes on the wire: by gzip at its best, or as they are where compression makes nothing smaller. */
  wire: number;
}

/** What says of a version where it fits: its own release.json and, of an area, its area.json. */
export interface ReleaseFacts {
  /** Its name in the registry; of a bundled build another one than in its release.json. */
  version: string;
  release: AreaRelease;
  /** Null of the shell. */
  definition: AreaDefinition | null;
}

/** A version that is to become part of the registry. */
export interface Candidate extends ReleaseFacts {
  /** As the address of the request says, like the version. */
  area: string;
  /** Digest of the files and of area.json, computed here and not by the team. */
  buildId: string;
  /** Null when the upload holds no report. */
  conformance: ConformanceReport | null;
  /** Of a file's name what its bytes say; the compressed variants and the documents are not among them. */
  files: ReadonlyMap<string, FileFacts>;
  /** Sentences about entries that cannot be part of a release at all. */
  spoiled: readonly string[];
}

/** A version that serves somebody now. */
export interface ServingRelease extends ReleaseFacts {
  isRollout: boolean;
}

/** What the gate knows of the registry. */
export interface RegistryFacts {
  /** Every version the area ever had, those without files too. */
  versions: ReadonlySet<string>;
  /** The active shell first, then the one that is rolled out; empty before the first shell. */
  shells: readonly ServingRelease[];
  /** What serves somebody of the other areas. */
  areas: readonly ServingRelease[];
  budget: ReleaseBudget;
}
