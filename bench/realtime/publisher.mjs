import { performance } from 'node:perf_hooks';
import { pause } from '../harness/pause.mjs';
import { channelOf } from './listeners.mjs';

const TICK_MS = 5;

// What another node does after its commits: the events lie in the outbox, and their numbers are told to all nodes.
const PUBLISH = `
  with written as (
    insert into outbox (channels, event, payload, sent_at)
    select array[channel], 'user', payload, now() from unnest($1::text[], $2::jsonb[]) as given (channel, payload)
    returning id
  )
  select pg_notify('register_events', 'bench ' || string_agg(id::text, ',')) from written`;

const eventAt = (number, time) =>
  JSON.stringify({ kind: 'entity', entity: 'agreement', id: number, lock_version: 2, actor_id: 7, at: time });

/** Publishes events at an even rate, each to the next of the listeners; every event carries its moment in milliseconds. */
export async function publishEvenly({ client, perSecond, seconds, listeners }) {
  await client.query('set synchronous_commit = off');
  const started = performance.now();
  const total = perSecond * seconds;
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond));
    const numbers = Array.from({ length: Math.min(due - sent, 400) }, (_, step) => sent + step);
    if (numbers.length > 0) {
      const now = performance.now();
      await client.query({
        name: 'publish',
        text: PUBLISH,
        values: [
          numbers.map((number) => channelOf(number % listeners)),
          numbers.map((number) => eventAt(number, now)),
        ],
      });
      sent += numbers.length;
    }
    await pause(TICK_MS);
  }
  return { sent, rate: sent / ((performance.now() - started) / 1000) };
}
