import { figure } from '../harness/figure.mjs';
import { percentile, ratioOfRounds } from '../harness/statistics.mjs';
import { apiClient } from '../lists/api-client.mjs';

const ITEMS = 200;
const WARM = 20;
const ROUNDS = 5;
/** Others' p95 while documents are made, by theirs alone. */
const LIMIT = 1.5;
/** Milliseconds of one document. */
const DOCUMENT_LIMIT = 500;

/** A draft with so many lines, and a template of agreements to make a document by. */
async function prepare(client, { address, token }) {
  const { rows: found } = await client.query(
    `select a.id, a.lock_version from agreements a where a.status = 'draft' and a.deleted_at is null
       and a.archived_at is null and exists (select from agreement_items i where i.agreement_id = a.id)
     order by a.id limit 1`,
  );
  const [draft] = found;
  if (draft === undefined) throw new Error('There is no draft with lines to make a document of');
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = 'agreement_items' and column_name not in ('id', 'position') and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    `insert into agreement_items (${names}, position)
     select ${names}, 1000 + n from (select * from agreement_items where agreement_id = $1 order by position limit 1) i,
       generate_series(1, $2 - (select count(*)::int from agreement_items where agreement_id = $1)) n`,
    [draft.id, ITEMS],
  );
  const templates = apiClient(address, token);
  const { data } = await templates.ask('/api/file-templates?per_page=100');
  templates.close();
  const template = data.find((each) => each.document_kind === 'agreement' && each.is_active !== false);
  if (template === undefined) throw new Error('There is no template of agreements');
  return { draftId: Number(draft.id), templateId: template.id };
}

async function timed(work, into) {
  const started = performance.now();
  const result = await work();
  into.push(performance.now() - started);
  return result;
}

/**
 * A document of 200 lines made again and again, and what everybody else's requests take meanwhile and without it: after
 * each document as many requests alone, so that both meet the same disturbances of the machine. In rounds of so many
 * documents.
 */
export async function measureGeneration({ server, client, api, session, runs, say }) {
  const { draftId, templateId } = await prepare(client, { address: server.address, token: session.token });
  const made = [];
  const ask = () => api.ask('/api/approval-tasks?per_page=50');
  const generate = async () => {
    const response = await fetch(`${server.address}/api/file-templates/${templateId}/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documentable_type: 'agreement', documentable_id: draftId }),
    });
    const text = await response.text();
    if (response.status !== 201)
      throw new Error(`A document was answered with ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  for (let turn = 0; turn < WARM; turn += 1) await ask();
  let file = await generate();
  const round = async () => {
    const [work, other] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      let isMade = false;
      const making = timed(generate, made).finally(() => {
        isMade = true;
      });
      while (!isMade) await timed(ask, work);
      file = await making;
      while (other.length < work.length) await timed(ask, other);
    }
    return { work, other };
  };
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await round());
  const p95 = ratioOfRounds(rounds, 0.95);
  say(`  the document: ${JSON.stringify({ size: file?.size, name: file?.name })}`);
  return [
    figure({
      name: `a document of ${ITEMS} lines made, p50`,
      value: percentile(made, 0.5),
      unit: 'ms',
      digits: 0,
    }),
    figure({
      name: 'the same, p95',
      value: percentile(made, 0.95),
      unit: 'ms',
      digits: 0,
      limit: DOCUMENT_LIMIT,
    }),
    figure({ name: 'first page of the inbox alone, p95', value: p95.other, unit: 'ms' }),
    figure({ name: 'the same while documents are made, p95', value: p95.work, unit: 'ms' }),
    figure({
      name: `p95 meanwhile by p95 alone, median of ${ROUNDS} rounds`,
      value: p95.ratio,
      unit: '×',
      limit: LIMIT,
    }),
    figure({ name: '… in the best round', value: p95.lowest, unit: '×' }),
    figure({ name: '… in the worst', value: p95.highest, unit: '×' }),
  ];
}
