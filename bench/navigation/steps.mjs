import { pause } from '../harness/pause.mjs';
import { isCode, untilQuiet } from '../harness/quiet.mjs';

/** Milliseconds a hand rests on what it is going to press. */
const REST_MS = 300;
/** Milliseconds between two keys of somebody who types fast. */
const KEY_MS = 90;

/** Runs `act` under the clock of the page: milliseconds to each of the names, and what was asked for meanwhile. */
async function timed({ page, requests }, clock, act) {
  const before = new Set(requests.keys());
  await page.evaluate((what) => {
    globalThis.navigationSeen = globalThis.navigationClock(what);
    // Read below; a refusal in between is read there, too.
    globalThis.navigationSeen.catch(() => undefined);
  }, clock);
  await act();
  const times = await page.evaluate(() => globalThis.navigationSeen);
  const asked = [...requests].filter(([id]) => !before.has(id)).map(([, request]) => request);
  return { ...times, requests: asked.length, code: asked.filter(isCode).length, asked };
}

/** What the card of a row has to show at once, of the row at the place among those with a number and a sum. */
const rowAt = (page, place) =>
  page.evaluate((index) => {
    const { document } = globalThis;
    const heads = [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
    const told = [...document.querySelectorAll('[role=grid] [data-row]')].map((row) => {
      const cells = [...row.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent);
      const of = (name) => cells[heads.findIndex((head) => head.startsWith(name))] ?? '';
      return {
        id: row.dataset.row,
        title: of('Название'),
        number: of('Номер'),
        status: of('Статус'),
        amount: of('Сумма'),
      };
    });
    return told.filter(({ number, amount }) => /\d/.test(number) && /\d/.test(amount))[index];
  }, place);

/** Opens the card of a row by the mouse, which rests on it before, or without any sign of it. */
export async function openCard(visit, { place, isHovered }) {
  const { page, requests } = visit;
  const wanted = await rowAt(page, place);
  const row = page.locator(`[role=grid] [data-row="${wanted.id}"]`);
  const link = row.locator('a').first();
  if (isHovered) {
    await row.locator('[role=gridcell]').nth(3).hover();
    await pause(REST_MS);
  }
  const result = await timed(visit, { event: 'click', names: ['head', 'whole', 'blocks'], wanted }, () =>
    isHovered ? row.locator('[role=gridcell]').nth(3).click() : link.evaluate((element) => element.click()),
  );
  await untilQuiet(requests);
  return { ...result, title: wanted.title };
}

/** Goes on to the next record of the list by its key. */
export function openNext(visit, title) {
  return timed(visit, { event: 'keydown', names: ['next'], wanted: { title } }, () =>
    visit.page.keyboard.press('KeyJ'),
  );
}

/** Opens another area by its menu entry. */
export async function openArea(visit, { path, title, isHovered }) {
  const { page, requests } = visit;
  const entry = page.locator(`nav a[href='${path}']`).first();
  if (isHovered) {
    await entry.hover();
    await pause(REST_MS);
  }
  const result = await timed(visit, { event: 'click', names: ['rows'], wanted: { title } }, () =>
    isHovered ? entry.click() : entry.evaluate((element) => element.click()),
  );
  await untilQuiet(requests);
  return result;
}

/** Types a text and waits for what it finds; the clock runs from the last key. */
export async function search(visit, { text, name }) {
  const { page, requests } = visit;
  const before = new Set(requests.keys());
  for (const letter of text.slice(0, -1)) {
    await page.keyboard.insertText(letter);
    await pause(KEY_MS);
  }
  const result = await timed(visit, { event: 'input', names: [name], wanted: { text } }, () =>
    page.keyboard.insertText(text.at(-1)),
  );
  const asked = [...requests].filter(([id, { url }]) => !before.has(id) && url.includes('search=')).length;
  await untilQuiet(requests);
  return { ...result, asked };
}
