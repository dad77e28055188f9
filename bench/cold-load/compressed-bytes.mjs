import { get } from 'node:http';

function gzipBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Bytes of these scripts and style sheets as the server sends them compressed with gzip, each address once. */
export async function compressedBytes(address, requests) {
  const urls = [...new Set(requests.map(({ url }) => url))].filter((url) => url.startsWith(address));
  const sizes = await Promise.all(urls.map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
