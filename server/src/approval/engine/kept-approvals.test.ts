import { aSeat, aStage } from './course.builder';
import { type FormerSeat, stands, withKeptApprovals } from './kept-approvals';
import { pendingSeats, start } from './steps';

const changed = (...fields: string[]) => new Set(fields);

describe('an approval of an earlier round', () => {
  it.each([
    ['always', [], false],
    ['content', [], true],
    ['content', ['payment_terms'], false],
    ['content', ['files'], false],
    ['fields', [], true],
    ['fields', ['subject'], true],
    ['fields', ['amount', 'subject'], false],
    ['never', ['amount', 'files'], true],
  ] as const)('of a stage reset by «%s» and a change of %j: stands is %s', (resetOn, fields, kept) => {
    expect(stands({ resetOn, resetFields: ['amount', 'currency_code'] }, changed(...fields))).toBe(kept);
  });

  const former: FormerSeat[] = [
    { position: 1, originalId: 1, isApproved: true, voteId: 71, round: 1, changed: changed('payment_terms') },
    {
      position: 1,
      originalId: 2,
      isApproved: false,
      voteId: 72,
      round: 1,
      changed: changed('payment_terms'),
    },
    { position: 2, originalId: 3, isApproved: true, voteId: 73, round: 1, changed: changed('payment_terms') },
  ];

  it('stands for the one who gave it, unless it was no approval or the terms are others', () => {
    const stages = withKeptApprovals(
      [
        aStage(1, [aSeat(11, { assigneeId: 1 }), aSeat(12, { assigneeId: 2 })], {
          resetOn: 'fields',
          resetFields: ['amount'],
        }),
        aStage(2, [aSeat(13, { assigneeId: 3 })], { resetOn: 'content' }),
      ],
      former,
    );
    expect(stages[0]?.seats[0]).toMatchObject({ status: 'done', kept: { from: 'round', voteId: 71 } });
    expect(pendingSeats(start(stages)).map(({ id }) => id)).toEqual([12]);
    expect(stages[1]?.seats[0]).toMatchObject({ status: 'waiting', kept: null });
  });

  it('belongs to the seat, whoever held it: a deputy’s approval is not asked of the one who is back', () => {
    const stages = withKeptApprovals(
      [aStage(1, [aSeat(11, { assigneeId: 1, originalId: 1 })], { resetOn: 'never' })],
      former,
    );
    expect(start(stages).status).toBe('passed');
  });

  it('is not taken over to another stage', () => {
    const stages = withKeptApprovals(
      [aStage(3, [aSeat(11, { assigneeId: 1 })], { resetOn: 'never' })],
      former,
    );
    expect(stages[0]?.seats[0]?.kept).toBeNull();
  });
});
