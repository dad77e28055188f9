/** The commands of a pipeline's jobs, once for each value of a job's matrix; what publishes is left out. */
export function runsOf({ jobs }) {
  return jobs
    .filter(({ isMainOnly }) => !isMainOnly)
    .flatMap(({ matrix = {}, commands }) => {
      const environments = Object.entries(matrix).flatMap(([name, values]) =>
        values.map((value) => ({ [name]: value })),
      );
      const each = environments.length > 0 ? environments : [{}];
      return each.flatMap((env) => commands.map((command) => ({ command, env })));
    });
}

/** The command itself, of a choice by the matrix the branch that runs. */
export function spokenOf({ command, env }) {
  const chosen = Object.values(env)
    .map((value) => command.split('\n').find((line) => line.trim().startsWith(`${value})`)))
    .find(Boolean);
  return (chosen ?? command).trim().replace(/^\w+\)\s*|\s*;;$/g, '');
}
