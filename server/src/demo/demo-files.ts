import { sql } from 'kysely';
import { isContentOpen } from '../files/document-content.policy';
import { contractDocx } from './texts/contract-docx';
import { contractPdf } from './texts/contract-pdf';
import { contractText } from './texts/contract-text';
import { editionsOf, wordingOf } from './texts/returned-wording';
import type { DemoAgreement } from './agreements/demo-agreement';
import { isRoundKept } from './approvals/past-document';
import type { Books } from './demo-books';
import type { DemoStep } from './demo-step';
import { fileName, keepFiles, type NewFile } from './papers/kept-files';

const SIGNED = ['signed', 'active', 'suspended', 'completed', 'expired', 'terminated'];

function prefixOf({ plan }: DemoAgreement, kind: NewFile['kind']): string {
  return kind === 'signed' ? 'Подписанный договор' : plan.type === 'Н' ? 'Соглашение' : 'Договор';
}

const COMMENTS = ['Исходная редакция', 'Учтены замечания финансового контроля'];

/** The agreement's text in as many versions as it had rounds, and the signed copy. */
function filesOf(agreement: DemoAgreement, books: Books, isSent: boolean): NewFile[] {
  const { status, signedByThem, created } = agreement.plan.life;
  const isSigned = SIGNED.includes(status);
  const versions = editionsOf(agreement);
  const documentType = books.documentTypes.get('agreement_text') ?? null;
  const { number, internalNumber, plan, author, createdAt, changedAt } = agreement;
  const file = (kind: NewFile['kind'], extension: NewFile['extension']) => ({
    document: { kind: 'agreement', id: agreement.id } as const,
    kind,
    extension,
    name: fileName(prefixOf(agreement, kind), {
      number: number ?? internalNumber,
      day: plan.life.agreementDate ?? created,
      extension,
    }),
    authorId: author.id,
  });
  const texts = Array.from({ length: versions }, (_, at): NewFile => {
    const isLast = at === versions - 1;
    const isApproval = isLast && (status === 'on_approval' || status === 'rework');
    return {
      ...file(isApproval ? 'approval' : isLast && isSigned ? 'final' : 'draft', 'docx'),
      documentType,
      version: at + 1,
      isCurrent: isLast,
      // What goes on approval is frozen by its sending.
      frozenAt: isLast && !isSent && !isContentOpen(status) ? changedAt : null,
      // Brought with the agreement: whoever approved it had read it.
      at: createdAt,
      comment: COMMENTS[at] ?? wordingOf(agreement).reply,
      content: async () => contractDocx(contractText(agreement, at + 1)),
    };
  });
  if (!isSigned || (status === 'active' && agreement.id % 2 === 1)) return texts;
  return [
    // Of what came from the paper archive there is the scan alone.
    ...(agreement.plan.isOldPaper === true ? [] : texts),
    {
      ...file('signed', 'pdf'),
      documentType: books.documentTypes.get('signed_scan') ?? null,
      version: 1,
      isCurrent: true,
      frozenAt: changedAt,
      at: changedAt,
      comment: null,
      content: () => contractPdf(contractText(agreement, versions), signedByThem ?? created),
    },
  ];
}

/** True of what has its papers in full: what came on paper, and some agreements in force. */
function isFiled({ id, plan }: DemoAgreement): boolean {
  if (plan.isOldPaper === true || plan.life.status === 'signed') return true;
  return (
    plan.life.status === 'active' && (id % 5 === 0 || plan.partner.nameShort === 'Инфраструктурные решения')
  );
}

/** The signed copy bears the signatures of all sides: the texts that no round has frozen are frozen by it. */
export async function nameSignedFiles({ trx }: DemoStep): Promise<void> {
  const copy = sql`document_versions v
    where v.documentable_type = 'agreement' and v.kind = 'signed' and v.documentable_id =`;
  await sql`
    update agreements a set signed_by_us_version_id = v.id, signed_by_them_version_id = v.id from ${copy} a.id
      and a.signed_by_us_at is not null and a.signed_by_them_at is not null`.execute(trx);
  await sql`
    update agreement_parties p set signed_version_id = v.id from ${copy} p.agreement_id
      and p.signed_at is not null`.execute(trx);
}

/** Files of everything that is on the way to be signed or has been approved of late, and of some agreements in force. */
export async function addFiles(
  step: DemoStep,
  agreements: readonly DemoAgreement[],
  books: Books,
): Promise<void> {
  const files = agreements.flatMap((agreement) => {
    const isSent = isRoundKept(agreement, step.deps.now());
    const all = filesOf(agreement, books, isSent);
    if (isFiled(agreement)) return all;
    const { status } = agreement.plan.life;
    const isUnderWay = ['on_approval', 'rework', 'approved', 'on_signing'].includes(status);
    const hasText = isUnderWay || isSent;
    return hasText ? all.filter(({ kind }) => kind !== 'signed') : [];
  });
  await keepFiles(step, files);
  await sql`
    update agreements a set current_version_id = v.id from document_versions v
    where v.documentable_type = 'agreement' and v.documentable_id = a.id and v.is_current and v.kind <> 'signed'
  `.execute(step.trx);
}
