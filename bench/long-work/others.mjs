import { performance } from 'node:perf_hooks';
import { apiClient } from '../lists/api-client.mjs';
import { pause } from '../harness/pause.mjs';

const PAUSE_MS = 20;

/** What others ask meanwhile, one question after another: the first page, a card, and who they are. */
export async function othersWhile({ address, token, path, work }) {
  const api = apiClient(address, token);
  const took = [];
  let isOver = false;
  const asking = (async () => {
    const [{ id }] = (await api.ask(path)).data;
    const questions = [path, `/api/agreements/${id}`, '/api/me'];
    for (let at = 0; !isOver; at += 1) {
      const started = performance.now();
      await api.ask(questions[at % questions.length]);
      took.push(performance.now() - started);
      await pause(PAUSE_MS);
    }
  })();
  try {
    const result = await work();
    return { result, took };
  } finally {
    isOver = true;
    await asking;
    api.close();
  }
}
