import { until } from './pause.mjs';

const QUIET_MS = 1500;

/** Whether the request is for scripts or style sheets. */
export const isCode = ({ url }) => /\.(js|css)(\?|$)/.test(url);

/** No request has begun or ended for a while: what is fetched ahead is there. */
export async function untilQuiet(requests) {
  let known = '';
  let since = Date.now();
  await until(
    () => {
      const all = [...requests.values()];
      const state = `${all.length} ${all.filter(({ endedAt }) => endedAt < Infinity).length}`;
      if (state !== known) [known, since] = [state, Date.now()];
      return Date.now() - since > QUIET_MS;
    },
    { what: 'the network to become quiet', withinMs: 60_000 },
  );
}
