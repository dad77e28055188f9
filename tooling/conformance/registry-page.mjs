const ELEMENT = /(<script[^>]*\bid="contracts-registry"[^>]*>)([\s\S]*?)(<\/script>)/;

/** The registry inside an index.html; null when the page holds none. */
export function registryOfPage(html) {
  const [, , text] = ELEMENT.exec(html) ?? [];
  return text === undefined ? null : JSON.parse(text);
}

/** The page with another registry in place of its own. */
export function withRegistry(html, registry) {
  const text = JSON.stringify(registry).replace(/</g, '\\u003c');
  return html.replace(ELEMENT, (...[, opening, , closing]) => opening + text + closing);
}

/** The page without the preloads that `isUnwanted` says, by their address. */
export function withoutPreloads(html, isUnwanted) {
  return html.replace(/<link[^>]*\brel="(?:module)?preload"[^>]*>\n?/g, (link) =>
    isUnwanted(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '') ? '' : link,
  );
}

/** The page with one more script file, which the content-security policy allows from its own server alone. */
export function withScript(html, src) {
  return html.replace('</head>', `<script defer src="${src}"></script>\n</head>`);
}
