const LONGEST = 200;

/** A name that begins with dots hides the file or passes for a folder. */
function withoutDots(name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const clean = base.replace(/^[.\s]+/, '');
  return clean === '' ? '' : clean + extension;
}

/**
 * A name as it is kept and given back: without folders, control characters and dots in front, at most 200
 * characters; empty when nothing is left before the extension.
 */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = withoutDots(last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').trim());
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
