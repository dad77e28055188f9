import { http } from './instance';

/** Milliseconds a browser may take to begin writing a big file down: one that finds the address gone writes nothing. */
const READING = 60_000;

/** Fetches a file with the session's token and hands it to the browser under the given name. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const { data } = await http.get<Blob>(url, { responseType: 'blob', timeout: 0 });
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READING);
}
