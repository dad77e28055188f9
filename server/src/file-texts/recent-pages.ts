/** Characters of all pages that are kept. */
const MOST = 48 * 1024 * 1024;

/** The pages that were made last: the frame asks for what its card has just had made. */
export class RecentPages {
  private readonly pages = new Map<string, string>();
  private size = 0;

  async get(sha256: string, make: () => Promise<string>): Promise<string> {
    const known = this.pages.get(sha256);
    const page = known ?? (await make());
    this.drop(sha256);
    this.pages.set(sha256, page);
    this.size += page.length;
    for (const [oldest] of this.pages) {
      if (this.size <= MOST || oldest === sha256) break;
      this.drop(oldest);
    }
    return page;
  }

  private drop(sha256: string): void {
    this.size -= this.pages.get(sha256)?.length ?? 0;
    this.pages.delete(sha256);
  }
}
