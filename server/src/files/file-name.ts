import { withoutSigns } from 'shared/contract/file/file-name-signs';

const LONGEST = 200;

/** A name that begins with dots hides the file or passes for a folder. */
function withoutDots(name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const clean = base.replace(/^[.\s]+/, '');
  return clean === '' ? '' : clean + extension;
}

/** What browsers write in a form for a quotation mark and for the ends of lines in a name. */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** A path and no name: from a root, from a drive, or through a folder above. */
const PATH = /^[\\/]|^[a-z]:[\\/]|(^|[\\/])\.\.?[\\/]/i;

/**
 * A name as it is kept and given back: without control characters and dots in front, `_` for every sign that no name
 * holds, at most 200 characters; empty when nothing is left before the extension. Of a path the last part alone; in a
 * name a slash is half of a number («5/2026») more often than a folder, and what stands before it stays.
 */
export function fileName(given: string): string {
  const legible = given
    .replace(/%(?:22|0D|0A)/g, (sign) => ESCAPED[sign] ?? sign)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .trim();
  const name = PATH.test(legible) ? (legible.split(/[\\/]/).at(-1) ?? '') : legible;
  const clean = withoutDots(withoutSigns(name));
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
