/** Runs the tasks, at most two at a time, and gives their results in the order of the tasks. */
export async function inPairs(tasks) {
  const results = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all([worker(), worker()]);
  return results;
}
