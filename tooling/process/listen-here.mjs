/**
 * The server answers this machine alone: what is served for work on an area has the session of whoever works on it, and
 * nobody guards it. Rejects when it cannot listen.
 */
export function listenHere(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(undefined);
    });
  });
}
