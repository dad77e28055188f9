import { register } from 'node:module';

// A thread of a server that is not built runs its sources: `node --import …/run-sources.mjs thread.ts`.
register('./source-hooks.mjs', import.meta.url);
