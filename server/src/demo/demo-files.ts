import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { FileKind } from 'shared/contract/file/file';
import { isContentOpen } from '../files/document-content.policy';
import { type Extension, mimeOf } from '../files/content/file-format';
import { contractDocx } from './texts/contract-docx';
import { contractPdf } from './texts/contract-pdf';
import { contractText } from './texts/contract-text';
import { editionsOf, wordingOf } from './texts/returned-wording';
import type { DemoAgreement } from './agreements/demo-agreement';
import type { Books } from './demo-books';
import { type DemoStep, insertMany } from './demo-step';

interface NewFile {
  agreement: DemoAgreement;
  documentType: number | null;
  kind: FileKind;
  version: number;
  isCurrent: boolean;
  isFrozen: boolean;
  extension: Extension;
  comment: string | null;
  content: () => Promise<Buffer>;
}

const SIGNED = ['signed', 'active', 'suspended', 'completed', 'expired', 'terminated'];

/** «Договор_112-2026-П_17.11.2026.docx»: prefix, name and day, as the product's specification asks. */
function nameOf({ agreement, extension, kind }: NewFile): string {
  const { number, internalNumber, plan } = agreement;
  const [year = '', month = '', date = ''] = (plan.life.agreementDate ?? plan.life.created).split('-');
  const prefix = kind === 'signed' ? 'Подписанный договор' : plan.type === 'Н' ? 'Соглашение' : 'Договор';
  return `${prefix}_${(number ?? internalNumber).replaceAll('/', '-')}_${date}.${month}.${year}.${extension}`;
}

/** Contents are written a few at a time: each waits for the disk, not for the processor. */
const AT_ONCE = 8;

async function store({ deps }: DemoStep, files: readonly NewFile[]) {
  const stored = [];
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const group = files.slice(start, start + AT_ONCE).map(async (file) => {
      const content = await file.content();
      return { file, ...(await deps.files.put(Readable.from(content, { objectMode: false }))) };
    });
    stored.push(...(await Promise.all(group)));
  }
  return stored;
}

async function keep(step: DemoStep, files: readonly NewFile[]): Promise<void> {
  const { trx } = step;
  const stored = await store(step, files);
  const uploaded = await trx
    .insertInto('files')
    .values(
      stored.map(({ file, sha256, size }) => ({
        original_name: nameOf(file),
        mime: mimeOf(file.extension),
        extension: file.extension,
        size,
        sha256,
        uploaded_by_id: file.agreement.author.id,
        created_at: file.agreement.changedAt,
      })),
    )
    .returning('id')
    .execute();
  await insertMany(
    trx,
    'document_versions',
    files.map((file, at) => ({
      documentable_type: 'agreement',
      documentable_id: file.agreement.id,
      document_type_id: file.documentType,
      version: file.version,
      file_id: uploaded[at]?.id ?? 0,
      kind: file.kind,
      comment: file.comment,
      is_current: file.isCurrent,
      frozen_at: file.isFrozen ? file.agreement.changedAt : null,
      created_by_id: file.agreement.author.id,
      created_at: file.agreement.changedAt,
    })),
  );
  await sql`
    update agreements a set current_version_id = v.id from document_versions v
    where v.documentable_type = 'agreement' and v.documentable_id = a.id and v.is_current and v.kind <> 'signed'
  `.execute(trx);
}

const COMMENTS = ['Исходная редакция', 'Учтены замечания финансового контроля'];

/** The agreement's text in as many versions as it had rounds, and the signed copy. */
function filesOf(agreement: DemoAgreement, books: Books): NewFile[] {
  const { status, signedByThem, created } = agreement.plan.life;
  const isSigned = SIGNED.includes(status);
  const versions = editionsOf(agreement);
  const documentType = books.documentTypes.get('agreement_text') ?? null;
  const texts = Array.from({ length: versions }, (_, at): NewFile => {
    const isLast = at === versions - 1;
    const isApproval = isLast && status === 'on_approval';
    return {
      agreement,
      documentType,
      kind: isApproval ? 'approval' : isLast && isSigned ? 'final' : 'draft',
      version: at + 1,
      isCurrent: isLast,
      // What goes on approval is frozen by its sending.
      isFrozen: isLast && !isApproval && !isContentOpen(status),
      extension: 'docx',
      comment: COMMENTS[at] ?? wordingOf(agreement).reply,
      content: async () => contractDocx(contractText(agreement, at + 1)),
    };
  });
  if (!isSigned || (status === 'active' && agreement.id % 2 === 1)) return texts;
  return [
    // Of what came from the paper archive there is the scan alone.
    ...(agreement.plan.isOldPaper === true ? [] : texts),
    {
      agreement,
      documentType: books.documentTypes.get('signed_scan') ?? null,
      kind: 'signed',
      version: 1,
      isCurrent: true,
      isFrozen: true,
      extension: 'pdf',
      comment: null,
      content: () => contractPdf(contractText(agreement, versions), signedByThem ?? created),
    },
  ];
}

/** Files of everything that is on the way to be signed, and of some agreements in force. */
export async function addFiles(
  step: DemoStep,
  agreements: readonly DemoAgreement[],
  books: Books,
): Promise<void> {
  const wanted = agreements.filter(({ id, plan }) => {
    const { status } = plan.life;
    if (plan.isOldPaper === true) return true;
    if (['on_approval', 'rework', 'approved', 'on_signing', 'signed'].includes(status)) return true;
    return status === 'active' && (id % 5 === 0 || plan.partner.nameShort === 'Инфраструктурные решения');
  });
  await keep(
    step,
    wanted.flatMap((agreement) => filesOf(agreement, books)),
  );
}
