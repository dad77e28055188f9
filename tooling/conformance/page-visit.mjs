const MOST_ERRORS = 10;
const LONGEST_ERROR = 1000;
/** Milliseconds without a request and without a change after which a page stands. */
const QUIET_MS = 150;
const LOOK_MS = 40;

/**
 * Opens an address in a page of its own and waits until it stands, and until files under `awaited` were asked for:
 * gives where it ended, whether something is drawn, and everything that went wrong meanwhile.
 */
export async function visitPage({ context, address, path, awaited = '/', patienceMs = 20_000 }) {
  const page = await context.newPage();
  const errors = [];
  const complain = (text) => {
    const line = text.replaceAll(address, '').trim().slice(0, LONGEST_ERROR);
    if (errors.length < MOST_ERRORS && !errors.includes(line)) errors.push(line);
  };
  const traffic = watchTraffic(page, { address, awaited, complain });
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`Консоль: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`Ошибка страницы: ${error.message}`));
  page.on('crash', () => complain('Вкладка браузера упала'));
  try {
    await page.goto(address + path, { waitUntil: 'commit' });
    const state = await standing({ page, traffic, patienceMs });
    return { state, path: new URL(page.url()).pathname, errors };
  } finally {
    await page.close();
  }
}

function watchTraffic(page, { address, awaited, complain }) {
  const traffic = { open: 0, lastAt: Date.now(), hasBegun: false };
  const ended = () => {
    traffic.open -= 1;
    traffic.lastAt = Date.now();
  };
  page.on('request', (request) => {
    traffic.open += 1;
    const url = request.url();
    traffic.hasBegun ||= url.startsWith(address + awaited);
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(address).host)
      complain(`Чужой адрес: ${url}`);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended();
    // What the page itself gave up is no fault: it went on to another address.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complain(`Не пришло: ${new URL(request.url()).pathname} ${reason}`);
  });
  return traffic;
}

async function standing({ page, traffic, patienceMs }) {
  const deadline = Date.now() + patienceMs;
  let last = '';
  let sameSince = Date.now();
  let state = null;
  while (Date.now() < deadline) {
    state = await look(page);
    const now = Date.now();
    const picture = `${page.url()} ${state?.size} ${state?.isWaiting}`;
    if (picture !== last) [last, sameSince] = [picture, now];
    const isQuiet =
      traffic.hasBegun && traffic.open <= 0 && now - traffic.lastAt > QUIET_MS && now - sameSince > QUIET_MS;
    if (isQuiet && state !== null && state.hasIdled && !state.isWaiting && state.text !== '') return state;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return state;
}

/** What stands on the screen; null while the document is being replaced. */
async function look(page) {
  try {
    return await page.evaluate(() => {
      // Places of the shell are filled once the browser has nothing to do, so the trial waits for that too.
      const clock = (globalThis.conformanceClock ??= { hasIdled: false, isAsked: false });
      const main = globalThis.document.querySelector('main');
      const text = main?.innerText.trim() ?? '';
      if (text !== '' && !clock.isAsked) {
        clock.isAsked = true;
        globalThis.requestIdleCallback(() => (clock.hasIdled = true), { timeout: 500 });
      }
      const waiting = main?.querySelectorAll('[role="status"], [aria-busy="true"]') ?? [];
      const isWaiting = [...waiting].some(
        (element) => element.ariaBusy === 'true' || /^Загрузка/.test(element.textContent.trim()),
      );
      return { text, size: main?.innerHTML.length ?? 0, isWaiting, hasIdled: clock.hasIdled };
    });
  } catch (error) {
    if (/context was destroyed|navigat|crashed/i.test(error.message)) return null;
    throw error;
  }
}
