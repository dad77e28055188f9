/** Fetches a file with the session's token and hands it to the browser under the given name. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const { handOver, transport } = await import('./transport');
  await handOver(transport, url, name);
}
