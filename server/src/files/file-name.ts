const LONGEST = 200;

/** A name as it is kept and given back: without folders and control characters, at most 200 characters. */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').trim();
  if (clean.length <= LONGEST) return clean;
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, LONGEST - extension.length) + extension;
}

/** `Content-Disposition` that every browser reads: a Latin fallback and the real name by RFC 5987. */
export function attachmentHeader(name: string): string {
  const fallback = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
