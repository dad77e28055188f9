import type { DemoStep } from '../demo-step';

/** An agreement as far as its addenda look at it. */
export interface Parent {
  id: number;
  subject: string | null;
  start_date: string | null;
  end_date: string | null;
  amount: string | null;
  amount_is_manual: boolean;
  payment_days: number | null;
  prepayment_percent: string | null;
  vat_rate_id: number | null;
  our_signatory_id: number | null;
  their_signatory_id: number | null;
  items: { id: number; name: string; price: string }[];
}

/** The agreement, its terms those that are signed. */
export async function findParents({ trx }: DemoStep, ids: readonly number[]): Promise<Map<number, Parent>> {
  const rows = await trx
    .selectFrom('agreements')
    .select([
      'id',
      'subject',
      'start_date',
      'end_date',
      'amount',
      'amount_is_manual',
      'payment_days',
      'prepayment_percent',
      'vat_rate_id',
      'our_signatory_id',
      'their_signatory_id',
    ])
    .where('id', 'in', [0, ...ids])
    .execute();
  const items = await trx
    .selectFrom('agreement_items')
    .select(['id', 'agreement_id', 'name', 'price'])
    .where('agreement_id', 'in', [0, ...ids])
    .orderBy('position')
    .execute();
  return new Map(
    rows.map((row) => [row.id, { ...row, items: items.filter((item) => item.agreement_id === row.id) }]),
  );
}
