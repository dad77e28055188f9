import { until } from '../harness/pause.mjs';

const LONGEST_MS = 3_600_000;

async function answerOf(response) {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${response.url} was answered with ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** One employee's way through an import: the file, its reading, the load to its end. */
export function importClient(address, token) {
  const authorization = `Bearer ${token}`;
  const send = async (path, method = 'GET', body = undefined) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const whole = body === undefined ? undefined : JSON.stringify(body);
    return answerOf(await fetch(`${address}${path}`, { method, headers, body: whole }));
  };
  const settled = async (id, isSettled, what) => {
    let job;
    const ask = async () => {
      job = await send(`/api/imports/${id}`);
      return isSettled(job);
    };
    await until(ask, { what, withinMs: LONGEST_MS });
    return job;
  };
  return {
    send,
    /** The file is sent and read into rows. */
    async read(resource, text) {
      const form = new FormData();
      form.append('resource', resource);
      form.append('mode', 'create');
      form.append('file', new Blob([text]), 'Таблица.csv');
      const sent = await fetch(`${address}/api/imports`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      const { id } = await answerOf(sent);
      const job = await settled(
        id,
        (now) => now.rows_total !== null || now.status === 'failed',
        'the reading',
      );
      if (job.status === 'failed') throw new Error(job.message);
      return job;
    },
    /** Every row is written or refused. */
    async load({ id }) {
      await send(`/api/imports/${id}`, 'PATCH', { dry_run: false });
      await send(`/api/imports/${id}/run`, 'POST', {});
      const job = await settled(id, ({ status }) => status !== 'running', 'the load');
      if (job.status !== 'done') throw new Error(`The load ended as ${job.status}: ${job.message}`);
      return job;
    },
  };
}
