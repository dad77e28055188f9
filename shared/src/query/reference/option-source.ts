/** One page of what can be chosen. */
export interface OptionPage<Option> {
  options: Option[];
  hasMore: boolean;
}

export interface OptionRequest {
  search: string;
  /** From 1. */
  page: number;
  /** Aborted when the search has moved on. */
  signal: AbortSignal;
}

/** Where the options of a field or a filter come from. */
export interface ReferenceSource<Option> {
  /** Under which the pages are kept; a live event of the resource reaches them. */
  key: readonly unknown[];
  load: (request: OptionRequest) => Promise<OptionPage<Option>>;
}
