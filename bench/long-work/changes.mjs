import { performance } from 'node:perf_hooks';
import { pause } from '../harness/pause.mjs';

const PAUSE_MS = 200;

const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** What others change meanwhile, one after another: an agreement that is here, and a new draft. */
export async function changesWhile({ send, id, work }) {
  const card = `/api/agreements/${id}`;
  const first = await send(card);
  const draft = {
    title: 'Черновик во время загрузки',
    agreement_type_id: first.agreement_type.id,
    organization_id: first.organization.id,
    counterparty_id: first.counterparty.id,
    responsible_id: first.responsible.id,
  };
  const took = { changed: [], created: [] };
  let isOver = false;
  const asking = (async () => {
    let { lock_version, storage_place } = first;
    while (!isOver) {
      storage_place = storage_place === 'Шкаф 1' ? 'Шкаф 2' : 'Шкаф 1';
      const change = { lock_version, storage_place };
      took.changed.push(await timed(async () => ({ lock_version } = await send(card, 'PATCH', change))));
      took.created.push(await timed(() => send('/api/agreements', 'POST', draft)));
      await pause(PAUSE_MS);
    }
  })();
  try {
    return { result: await work(), ...took };
  } finally {
    isOver = true;
    await asking;
  }
}
