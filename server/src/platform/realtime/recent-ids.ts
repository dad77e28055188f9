/** Remembers the last numbers it was shown, at least `memory` of them and at most twice as many. */
export class RecentIds {
  private current = new Set<number>();
  private previous = new Set<number>();

  constructor(private readonly memory: number) {}

  /** True the first time a number is shown, as far back as the memory goes. */
  isNew(id: number): boolean {
    if (this.current.has(id) || this.previous.has(id)) return false;
    this.current.add(id);
    if (this.current.size >= this.memory) {
      this.previous = this.current;
      this.current = new Set();
    }
    return true;
  }
}
