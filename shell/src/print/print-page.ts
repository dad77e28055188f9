/** Opens the browser's printing once whatever asked for it has closed. */
export function printPage(): void {
  setTimeout(() => {
    window.print();
  });
}
