'use strict';

// The only door of every command. Written in the oldest JavaScript that loads, so that an outdated Node
// reads this file far enough to be told what it lacks, instead of stopping at a syntax error.
var nodeVersion = require('./node-version.cjs');

var commands = [
  'start',
  'test',
  'dev',
  'build',
  'check',
  'e2e',
  'verify',
  'release',
  'conformance',
  'standalone',
  'new-area',
  'pipelines',
  'backup',
  'restore',
  'rotate-secret',
];
var command = process.argv[2];
var problem = nodeVersion.problemOf(process.versions.node);

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (commands.indexOf(command) < 0) {
  console.error('Команда не указана или неизвестна. Есть: ' + commands.join(', ') + '.');
  process.exitCode = 1;
} else {
  import('./run.mjs').then(function (launcher) {
    return launcher.run(command, process.argv.slice(3));
  });
}
