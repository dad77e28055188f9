import { isMailAddress } from '../../contract/record/mail-address';

const PAGE = /^https?:\/\/\S+$/i;
const SITE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:\/\S*)?$/iu;
const PHONE = /^\+?[\d\s()-]{7,}$/;

/**
 * Where a text leads outside the suite, as the address of a link: a page, a site without its scheme, a letter, a call;
 * null of any other text, a script among them.
 */
export function outsideAddress(text: string): string | null {
  const said = text.trim();
  if (PAGE.test(said)) return said;
  if (isMailAddress(said)) return `mailto:${said}`;
  if (PHONE.test(said)) return `tel:${said.replaceAll(/[^\d+]/g, '')}`;
  return SITE.test(said) ? `https://${said}` : null;
}
