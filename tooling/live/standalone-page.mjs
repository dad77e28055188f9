import { LIVE_RELOAD_SCRIPT } from './live-reload.mjs';

/** The page of an area alone: its built files, and whether its data are those of a suite. */
export function standalonePage({ files, isInSuite }) {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/${file}">`
      : `<script defer src="/${file}"></script>`,
  );
  return [
    '<!doctype html>',
    '<html lang="ru">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Раздел отдельно</title>',
    '<link rel="icon" href="data:,">',
    ...tags,
    `<script defer src="${LIVE_RELOAD_SCRIPT}"></script>`,
    '</head>',
    `<body><div id="root"${isInSuite ? ' data-suite' : ''}></div></body>`,
    '</html>',
  ].join('\n');
}
