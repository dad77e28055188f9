const KEY = 'contracts.scroll';
/** Steps of the history whose place is kept over a reload: further back nobody remembers it either. */
const MOST = 50;

/** How far down each step of this window's history was scrolled; kept over a reload by `keep`. */
export class ScrollPlaces {
  #places = new Map<string, number>(
    JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly [string, number][],
  );

  get(step: string): number | undefined {
    return this.#places.get(step);
  }

  note(step: string, top: number): void {
    this.#places.delete(step);
    this.#places.set(step, top);
  }

  forget(step: string): void {
    this.#places.delete(step);
  }

  keep(): void {
    sessionStorage.setItem(KEY, JSON.stringify([...this.#places].slice(-MOST)));
  }
}
