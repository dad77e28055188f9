import { isMailAddress } from '../../contract/record/mail-address';

const PAGE = /^https?:\/\/\S+$/i;
const SITE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:\/\S*)?$/iu;
/** A number and, where it is said, the extension behind it. */
const PHONE = /^(\+?[\d\s()-]{7,})(?:,?\s*(?:доб|вн)\.?\s*(\d{1,6}))?$/i;

/**
 * Where a text leads outside the suite, as the address of a link: a page, a site without its scheme, a letter, a call;
 * null of any other text, a script among them.
 */
export function outsideAddress(text: string): string | null {
  const said = text.trim();
  if (PAGE.test(said)) return said;
  if (isMailAddress(said)) return `mailto:${said}`;
  const [, number, extension] = PHONE.exec(said) ?? [];
  if (number !== undefined) {
    const address = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
    // The comma is a pause, after which the phone dials the extension.
    return extension === undefined ? address : `${address},${extension}`;
  }
  return SITE.test(said) ? `https://${said}` : null;
}
