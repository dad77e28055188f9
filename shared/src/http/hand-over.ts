import type { AxiosInstance } from 'axios';

/** Milliseconds a browser may take to begin writing a big file down: one that finds the address gone writes nothing. */
const READING = 60_000;

/** Fetches a file and hands it to the browser under the given name. */
export async function handOver(transport: AxiosInstance, url: string, name: string): Promise<void> {
  const { data } = await transport.get<Blob>(url, { responseType: 'blob', timeout: 0 });
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READING);
}
