import { percentile } from '../harness/statistics.mjs';
import { logIn } from '../harness/server-under-test.mjs';

/** Readers at once, each with one question after another. */
const READERS = 4;

const p95 = (samples) => percentile(samples, 0.95);

/** Colleagues who read the register and its cards, and keep count of what they were answered and when. */
export class Readers {
  samples = [];
  failed = [];

  constructor({ address, headers, paths }) {
    Object.assign(this, { address, headers, paths });
  }

  /** Readers of the first page of the register and of its cards. */
  static async of(address, account) {
    const { token } = await logIn(address, account);
    const headers = { authorization: `Bearer ${token}` };
    const register = '/api/agreements?per_page=20';
    const { data } = await (await fetch(`${address}${register}`, { headers })).json();
    return new Readers({
      address,
      headers,
      paths: [register, ...data.map(({ id }) => `/api/agreements/${id}`)],
    });
  }

  async ask(path) {
    const began = performance.now();
    try {
      const response = await fetch(`${this.address}${path}`, {
        headers: this.headers,
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      if (response.status !== 200) this.failed.push(`${path} ${response.status}`);
    } catch (error) {
      this.failed.push(`${path} ${error}`);
    }
    this.samples.push(performance.now() - began);
  }

  /** Reads until the promise is settled, and answers how long the slowest twentieth waited for an answer at least. */
  async during(work) {
    this.samples = [];
    let isOver = false;
    const end = () => void (isOver = true);
    const reading = Array.from({ length: READERS }, async (_, at) => {
      for (let turn = at; !isOver; turn += 1) await this.ask(this.paths[turn % this.paths.length]);
    });
    const result = await work.finally(end);
    await Promise.all(reading);
    return { result, p95: p95(this.samples), count: this.samples.length };
  }
}
