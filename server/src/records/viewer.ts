import type { Actor } from '../platform/http/actor';

/** Who looks: an employee under a scope of their own, or the server itself, which sees every record. */
export type Viewer = Actor | 'everything';
