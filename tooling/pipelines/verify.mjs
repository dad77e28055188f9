// Holds the pipelines to their description and to the linters of both services: `verify.mjs [root]`.
import { resolve } from 'node:path';
import { pipelineFaults } from './pipeline-faults.mjs';

const faults = await pipelineFaults(resolve(process.argv[2] ?? process.cwd()));
for (const fault of faults) console.log(fault);
// The linter keeps its own engine running.
process.exit(faults.length > 0 ? 1 : 0);
