import type { Measure } from '../../contract/books/handbook';
import { bookQuery } from '../../query/query';

/** The units lines are counted in. */
export const measuresQuery = () => bookQuery<Measure>('measures');
