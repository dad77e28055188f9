const HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'trailer'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * The headers of a browser's request as the suite expects them from its own pages; `isRead` when the answer will be
 * read and changed on the way.
 */
export function requestHeaders(headers, { url, isRead }) {
  const { origin, host } = new URL(url);
  return {
    // An answer that is changed here is asked for anew each time: the suite does not know of the change.
    ...without(headers, isRead ? [...HOP, 'if-none-match', 'accept-encoding'] : HOP),
    host,
    ...(headers.origin !== undefined && { origin }),
    ...(headers.referer !== undefined && { referer: origin + new URL(headers.referer).pathname }),
  };
}

/** The headers of the suite's answer as the developer's browser may take them at an address without TLS. */
export function answerHeaders(headers) {
  const cookies = headers['set-cookie'];
  return {
    ...without(headers, [...HOP, 'strict-transport-security', 'set-cookie']),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*(domain=[^;]*|secure)/gi, '')),
    }),
  };
}

/** The suite's policy with the connection of events through the developer's own server allowed. */
export function livePolicy(policy, port) {
  const own = `ws://localhost:${port} ws://127.0.0.1:${port}`;
  return policy.replace(/connect-src ([^;]*)/, `connect-src $1 ${own}`);
}
