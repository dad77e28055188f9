import { outsideAddress } from './outside-address';
import classes from './outside-link.module.css';

/** A text that is a way to a page, a mailbox or a phone, as that way; any other text as it is. */
export function OutsideLink({ text }: { text: string }) {
  const href = outsideAddress(text);
  if (href === null) return text;
  const isPage = href.startsWith('http');
  // A mail address may be parted after its sign, and nowhere within a word.
  const at = href.startsWith('mailto:') ? text.indexOf('@') + 1 : 0;
  return (
    <a className={classes.link} href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {/* «доб. 120» is read in one piece. */}
      {text.slice(at).replace(/\.\s+(?=\d+$)/, '.\u00A0')}
    </a>
  );
}
