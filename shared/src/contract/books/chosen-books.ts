/**
 * Books that are chosen from by more employees than may read them: `GET /api/{resource}/choices` gives their names.
 * Those whose definition says who chooses, told here for code that must not carry the definitions.
 */
export const CHOSEN_BOOKS: readonly string[] = [
  'numerators',
  'chain-templates',
  'file-templates',
  'categories',
  'departments',
  'job-titles',
];
