import { drawFirstRows, type FirstList } from '../register/first/first-rows';

const LOOKS = ['align', 'tone', 'num', 'pinned'] as const;
const textOf = (element: Element | undefined) => (element?.textContent ?? '').trim();

/**
 * Where the rows that are drawn before an area's code differ from those its page has drawn of the same answer: another
 * column, another look, or a text that the page's own does not begin with: first a value may stand without its sign of
 * time left, or not at all.
 */
export function differencesOfFirstRows(list: FirstList, page: HTMLElement): string[] {
  const first = drawFirstRows(list);
  const grid = page.querySelector<HTMLElement>('[role="grid"]');
  if (first === null || grid === null) return ['nothing was drawn'];
  const table = first.querySelector<HTMLElement>('[data-height]');
  const sizes = ['--tracks', '--least'].flatMap((name) => {
    const [own, other] = [table, grid].map((one) => one?.style.getPropertyValue(name));
    return own === other ? [] : [`${name}: ${String(own)} / ${String(other)}`];
  });
  const rowsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const [own, other] = [rowsOf(first), rowsOf(grid)];
  if (own.length !== other.length) return [...sizes, `${String(own.length)} rows / ${String(other.length)}`];
  const cells = own.flatMap((row, at) =>
    [...row.children].flatMap((cell, place) => {
      const drawn = other[at]?.children[place];
      const where = `row ${String(at)}, cell ${String(place)}`;
      const text = textOf(cell);
      const texts = textOf(drawn).startsWith(text) ? [] : [`${where}: ${text} / ${textOf(drawn)}`];
      const looks = LOOKS.filter(
        (look) => cell.getAttribute(`data-${look}`) !== drawn?.getAttribute(`data-${look}`),
      );
      return [...texts, ...looks.map((look) => `${where}: ${look}`)];
    }),
  );
  return [...sizes, ...cells];
}

/** Texts of the rows that are drawn first, cell by cell; empty where the page alone can tell. */
export function firstRowTexts(list: FirstList): string[][] {
  const rows = drawFirstRows(list)?.querySelectorAll('[data-row]') ?? [];
  return [...rows].map((row) => [...row.children].map(textOf));
}
