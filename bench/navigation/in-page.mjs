// What runs inside the page: each watch starts its clock at the event that begins a step and stops it at the frame in
// which what was wanted is drawn.

/** Puts the clock into the page; `watch` is called before the event, `seen` after it. */
export function installClock() {
  const { document, requestAnimationFrame } = globalThis;
  const textOf = (selector) => document.querySelector(selector)?.textContent ?? '';
  // Places of what is on its way are empty bars.
  const bars = () => [...document.querySelectorAll('main span[aria-hidden=true][style]:empty')];
  /** The record and what its own kind shows of it; the blocks of other areas stand in the rail. */
  const isSettled = () =>
    bars().every((bar) => bar.closest('aside') !== null) &&
    textOf('main aside').includes('Последние изменения') &&
    document.querySelector('[aria-label="Список, из которого открыт документ"]') !== null;
  const conditions = {
    /** Number, title, status and sum of the row that was opened. */
    head: ({ title, number, status, amount }) => {
      const main = textOf('main');
      return (
        globalThis.location.pathname.split('/').length === 3 &&
        textOf('main h1') === title &&
        [number, status, amount].every((text) => main.includes(text))
      );
    },
    /** Nothing of the card is on its way any longer: its record, what stands beside it, its place in the list. */
    whole: (wanted) => conditions.head(wanted) && isSettled(),
    /** With what other areas put beside it. */
    blocks: (wanted) => conditions.whole(wanted) && bars().length === 0,
    /** As above, of another record than the one that was shown. */
    next: ({ title }) => !['', title].includes(textOf('main h1')) && isSettled(),
    /** The page before has rows, too: those of the register that was asked for count. */
    rows: ({ title }) => document.querySelector(`[role=grid][aria-label="${title}"] [data-row]`) !== null,
    /** Records are found, and nothing is looked for any longer. */
    found: () => {
      const groups = [...document.querySelectorAll('[role=listbox] [role=group]')];
      const isFound = groups.some(({ ariaLabel }) => !['Разделы', 'Действия'].includes(ariaLabel));
      return isFound && !textOf('[role=dialog]').includes('Ищем');
    },
    listed: ({ text }) => {
      const grid = document.querySelector('[role=grid]');
      const isAsked = new URLSearchParams(globalThis.location.search).get('search') === text;
      return isAsked && grid?.dataset.stale === undefined && grid?.querySelector('[data-row]') !== null;
    },
  };
  globalThis.navigationClock = ({ event, names, wanted }) => {
    const seen = {};
    let started = null;
    globalThis.addEventListener(
      event,
      () => {
        started = performance.now();
      },
      { capture: true },
    );
    return new Promise((resolve, reject) => {
      const opened = performance.now();
      const look = () => {
        if (started !== null) {
          for (const name of names) {
            // The frame that draws it is the next one.
            if (seen[name] === undefined && conditions[name](wanted))
              seen[name] = performance.now() - started;
          }
        }
        if (names.every((name) => seen[name] !== undefined)) resolve(seen);
        else if (performance.now() - opened > 20_000)
          reject(new Error(`Not seen: ${JSON.stringify({ names, seen, wanted })}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
}
