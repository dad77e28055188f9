import { Readable } from 'node:stream';
import type { FileKind } from 'shared/contract/file';
import { type Extension, mimeOf } from '../files/file-format';
import { contractDocx } from './contract-docx';
import { contractPdf } from './contract-pdf';
import { contractText } from './contract-text';
import type { DemoAgreement } from './demo-agreement';
import type { Books } from './demo-handbooks';
import type { DemoStep } from './demo-step';

interface NewFile {
  agreement: DemoAgreement;
  documentType: number | null;
  kind: FileKind;
  version: number;
  isCurrent: boolean;
  isFrozen: boolean;
  extension: Extension;
  comment: string | null;
  content: Buffer;
}

const SIGNED = ['signed', 'active', 'suspended', 'completed', 'expired', 'terminated'];

/** «Договор_112-2026-П_17.11.2026.docx»: prefix, name and day, as the product's specification asks. */
function nameOf({ agreement, extension, kind }: NewFile): string {
  const { number, internalNumber, plan } = agreement;
  const [year = '', month = '', date = ''] = (plan.life.agreementDate ?? plan.life.created).split('-');
  const prefix = kind === 'signed' ? 'Подписанный договор' : plan.type === 'Н' ? 'Соглашение' : 'Договор';
  return `${prefix}_${(number ?? internalNumber).replaceAll('/', '-')}_${date}.${month}.${year}.${extension}`;
}

async function addFile({ trx, deps }: DemoStep, file: NewFile): Promise<number> {
  const { sha256, size } = await deps.files.put(Readable.from(file.content, { objectMode: false }));
  const { agreement, extension } = file;
  const uploaded = await trx
    .insertInto('files')
    .values({
      original_name: nameOf(file),
      mime: mimeOf(extension),
      extension,
      size,
      sha256,
      uploaded_by_id: agreement.author.id,
      created_at: agreement.changedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('document_versions')
    .values({
      documentable_type: 'agreement',
      documentable_id: agreement.id,
      document_type_id: file.documentType,
      version: file.version,
      file_id: uploaded.id,
      kind: file.kind,
      comment: file.comment,
      is_current: file.isCurrent,
      frozen_at: file.isFrozen ? agreement.changedAt : null,
      created_by_id: agreement.author.id,
      created_at: agreement.changedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COMMENTS = [
  'Исходная редакция',
  'Учтены замечания финансового контроля',
  'Сокращён срок замены, п. 5.4',
];

/** The agreement's text in as many versions as it had rounds, and the signed copy. */
async function addFilesOf(step: DemoStep, agreement: DemoAgreement, books: Books): Promise<void> {
  const { status } = agreement.plan.life;
  const isSigned = SIGNED.includes(status);
  const versions = status === 'on_approval' ? 3 : status === 'rework' || agreement.id % 4 === 0 ? 2 : 1;
  const textType = books.documentTypes.get('agreement_text') ?? null;
  let current = 0;
  for (let version = 1; version <= versions; version += 1) {
    const isLast = version === versions;
    const isApproval = isLast && status === 'on_approval';
    current = await addFile(step, {
      agreement,
      documentType: textType,
      kind: isApproval ? 'approval' : isLast && isSigned ? 'final' : 'draft',
      version,
      isCurrent: isLast,
      isFrozen: isApproval || (isLast && isSigned),
      extension: 'docx',
      comment: COMMENTS[version - 1] ?? null,
      content: contractDocx(contractText(agreement, version)),
    });
  }
  if (isSigned) {
    const day = agreement.plan.life.signedByThem ?? agreement.plan.life.created;
    await addFile(step, {
      agreement,
      documentType: books.documentTypes.get('signed_scan') ?? null,
      kind: 'signed',
      version: 1,
      isCurrent: true,
      isFrozen: true,
      extension: 'pdf',
      comment: null,
      content: await contractPdf(contractText(agreement, versions), day),
    });
  }
  await step.trx
    .updateTable('agreements')
    .set({ current_version_id: current })
    .where('id', '=', agreement.id)
    .execute();
}

/** Files of everything that is on the way to be signed, and of every third agreement in force. */
export async function addFiles(
  step: DemoStep,
  agreements: readonly DemoAgreement[],
  books: Books,
): Promise<void> {
  const wanted = agreements.filter(({ id, plan }) => {
    const { status } = plan.life;
    if (['on_approval', 'rework', 'approved', 'on_signing', 'signed'].includes(status)) return true;
    return status === 'active' && (id % 3 === 0 || plan.partner.seed.name === 'Инфраструктурные решения');
  });
  for (const agreement of wanted) await addFilesOf(step, agreement, books);
}
