// Builds one area with everything it takes, anew at every change, in its folder: `standalone-builder.mjs <area>`.
process.env.NODE_ENV = 'development';
// The launcher is gone, even if it was killed outright: nobody waits for this build any more.
process.on('disconnect', () => process.exit(1));

const { default: webpack } = await import('webpack');
const { standalone } = await import('../webpack.mjs');

webpack(standalone(process.cwd())).watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.send({
    isBuilt: !stats.hasErrors(),
    seconds: (stats.endTime - stats.startTime) / 1000,
    output: stats.toString({ preset: 'errors-only' }),
    files: [...(stats.compilation.entrypoints.get('standalone')?.getFiles() ?? [])],
    build: stats.hash,
  });
});
