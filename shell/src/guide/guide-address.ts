/** The guide, open at the section about the screen. */
export function guideOf(pathname: string): string {
  return pathname === '/guide' ? pathname : `/guide?${new URLSearchParams({ screen: pathname }).toString()}`;
}
