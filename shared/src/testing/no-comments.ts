/** What the server answers of a document nobody has talked about. */
export const NO_COMMENTS = {
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 0, total_is_capped: false },
  total: 0,
  unresolved: 0,
};
