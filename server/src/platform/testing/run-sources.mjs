import { register } from 'node:module';

// A thread of a server that is not built runs its sources: `node --import …/run-sources.mjs thread.ts`. Where
// LOADED_MODULES names a file, each module that is loaded becomes a line of it.
register('./source-hooks.mjs', import.meta.url, { data: { loaded: process.env.LOADED_MODULES } });
