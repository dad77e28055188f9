import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import type { SignatoryReference } from 'shared/contract/list/reference';
import type { TabContext } from 'shared/document';
import { formatDate } from 'shared/format';
import { Section, TextButton } from 'shared/ui';

import { CORRECTION, correctionAnswers, type Side, type SignedDocument, sidesOf } from './sides';
import classes from './signatures-section.module.css';
import { SignedFileLink } from './signed-file-link';

export interface SignaturesSectionProps {
  document: SignedDocument & {
    status: string;
    available_actions: readonly string[];
    destroyed_at?: string | null | undefined;
  };
  begin: TabContext['begin'];
}

/** States in which nobody has been asked for a signature yet, or none counts any longer. */
const UNSIGNED: ReadonlySet<string> = new Set([
  'draft',
  'on_approval',
  'rework',
  'approved',
  'rejected',
  'cancelled',
]);

/**
 * True once the signatures of the document are told of one by one, with those who give them. Of what was loaded from a
 * table nobody may know the days.
 */
export function showsSignatures(document: SignaturesSectionProps['document']): boolean {
  if (UNSIGNED.has(document.status)) return false;
  return document.status === 'on_signing' || sidesOf(document).some(({ signedAt }) => signedAt !== null);
}

/** Who has signed and when, and whose signature is waited for; nothing before the signing. */
export function SignaturesSection({ document, begin }: SignaturesSectionProps) {
  if (!showsSignatures(document)) return null;
  const sides = sidesOf(document);
  const isWaiting = document.status === 'on_signing';
  const canCorrect = document.available_actions.includes(CORRECTION);
  const signed = sides.filter(({ signedAt }) => signedAt !== null).length;
  const note = isWaiting ? `${String(signed)}\u00A0из\u00A0${String(sides.length)}` : undefined;
  return (
    <Section title="Подписи" note={note}>
      <ul className={classes.sides}>
        {sides.map((side) => (
          <SignatureLine
            key={side.key}
            side={side}
            isWaiting={isWaiting}
            isGone={document.destroyed_at != null}
            begin={canCorrect ? begin : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}

function signerText({ full_name, job_title, basis, basis_valid_until: until }: SignatoryReference): string {
  const term = until === null ? '' : ` до\u00A0${formatDate(until)}`;
  return `${full_name}, ${job_title.toLowerCase()} · ${basis}${term}`;
}

interface SignatureLineProps {
  side: Side;
  isWaiting: boolean;
  /** The contents of its files were destroyed. */
  isGone: boolean;
  /** Undefined where the reader puts nothing right. */
  begin: TabContext['begin'];
}

function SignatureLine({ side, isWaiting, isGone, begin }: SignatureLineProps) {
  const { name, role, signatory, signedAt, file } = side;
  const Glyph = signedAt === null ? IconCircleDashed : IconCircleCheckFilled;
  const missing = isWaiting ? 'ждём подпись' : 'подписано, дата неизвестна';
  return (
    <li className={classes.side} data-signed={signedAt !== null}>
      <Glyph className={classes.glyph} size={16} aria-hidden />
      <span className={classes.who}>
        {name}
        <small className={classes.note}>
          {signatory === null ? role : `${role} · ${signerText(signatory)}`}
        </small>
        <span className={classes.proof}>
          {file !== null && <SignedFileLink file={file} isGone={isGone} />}
          {begin !== undefined && signedAt !== null && (
            <TextButton
              className={classes.correct}
              aria-label={`${file === null ? 'Указать файл' : 'Исправить файл'}: ${name}`}
              onClick={() => {
                begin(CORRECTION, correctionAnswers(side));
              }}
            >
              {file === null ? 'Указать файл' : 'Исправить файл'}
            </TextButton>
          )}
        </span>
      </span>
      <span className={classes.state}>
        {signedAt === null ? missing : `подписано ${formatDate(signedAt)}`}
      </span>
    </li>
  );
}
