const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The media type of a built file by its name, or by its extension alone. */
export function contentType(name) {
  return types[/\.[a-z\d]+$/.exec(name)?.[0]] ?? 'application/octet-stream';
}
