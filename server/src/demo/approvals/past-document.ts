import type { Cast } from '../cast';
import type { DemoAgreement } from '../agreements/demo-agreement';
import type { DemoStep } from '../demo-step';
import { contractText } from '../texts/contract-text';
import { placeOf, wordingOf } from '../texts/returned-wording';
import type { Sent } from './approval-round';
import { withApprovers } from './named-approvers';

/** A document of the company's past that somebody had to approve. */
export interface PastDocument extends Sent {
  status: string;
  createdAt: Date;
  changedAt: Date;
  /** Who sends it back where it was sent back; without it whoever sits first. */
  returnedBy?: number;
  /** What it came back with, where its text is known. */
  remark?: PastRemark;
}

/** A remark on words of the text, and what the author answered. */
export interface PastRemark {
  text: string;
  reply: string;
  words: string;
  clause: string;
  prefix: string;
  suffix: string;
}

function remarkOn(agreement: DemoAgreement): Pick<PastDocument, 'remark'> {
  const { before: words, remark: text, reply } = wordingOf(agreement);
  const place = placeOf(contractText(agreement, 1).sections, words);
  return place === null ? {} : { remark: { text, reply, words, ...place } };
}

const CHAINED = ['on_approval', 'rework', 'approved', 'on_signing', 'signed'] as const;
const DAY = 86_400_000;
/** Days within which what is in force keeps the round it was approved in; what is older was approved on paper. */
const KEPT_DAYS = 60;

/** True of an agreement whose round of approval is known. */
export function isRoundKept({ approvers, plan: { life }, createdAt }: DemoAgreement, now: Date): boolean {
  const statuses: readonly string[] = CHAINED;
  const isLate = createdAt.getTime() > now.getTime() - KEPT_DAYS * DAY;
  return approvers.length > 0 && (statuses.includes(life.status) || (life.status === 'active' && isLate));
}

/** The agreements that had to be approved, with the people their past names. */
export function pastAgreements(
  { deps }: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): PastDocument[] {
  return agreements
    .filter((agreement) => isRoundKept(agreement, deps.now()))
    .map((agreement) => ({
      kind: 'agreement',
      id: agreement.id,
      authorId: agreement.author.id,
      seated: (stages) => withApprovers(stages, agreement, cast),
      status: agreement.plan.life.status,
      createdAt: agreement.createdAt,
      changedAt: agreement.changedAt,
      returnedBy: cast.demo('lawyer').id,
      ...remarkOn(agreement),
    }));
}

/** The addenda and offers that had to be approved, by the people of their templates. */
export async function pastPapers({ trx }: DemoStep): Promise<PastDocument[]> {
  const tables = [
    ['addendum', 'addendums'],
    ['commercial_offer', 'commercial_offers'],
  ] as const;
  const found: PastDocument[] = [];
  for (const [kind, table] of tables) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'status', 'created_by_id', 'created_at', 'updated_at'])
      .where('status', 'in', ['on_approval', 'rework', 'approved'])
      .orderBy('id')
      .execute();
    found.push(
      ...rows.map((row) => ({
        kind,
        id: row.id,
        status: row.status,
        authorId: row.created_by_id ?? 0,
        createdAt: new Date(row.created_at),
        changedAt: new Date(row.updated_at),
      })),
    );
  }
  return found;
}
