/** Lets time pass: for what has to come to rest before it is measured. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the question is answered with yes; refuses after the given time. */
export async function until(question, { what, withinMs }) {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await pause(25)) {
    if (await question()) return;
  }
  throw new Error(`Waited in vain for ${withinMs / 1000} s: ${what}`);
}
