import { anAgreement } from '../testing/an-agreement';
import { agreementReadiness } from './agreement-readiness';

const levels = (patch: Parameters<typeof anAgreement>[0]) =>
  agreementReadiness(anAgreement(patch)).map((line) => line.level);

test('a draft shows first what forbids, then what warns, then what is in order', () => {
  const readiness = [
    { field: 'end_date', message: 'Срок договора уже истёк', level: 'warning' as const },
    { field: 'files', message: 'Приложите файл договора', level: 'error' as const },
  ];
  expect(levels({ readiness })).toEqual(['error', 'warning', 'ok']);
  expect(levels({ files_count: 1 })).toEqual(['ok', 'ok', 'ok']);
});

test('an approved agreement is measured by what signing needs', () => {
  const readiness = [{ field: 'agreement_date', message: 'Укажите дату договора', level: 'error' as const }];
  expect(levels({ status: 'approved', readiness })).toEqual(['error']);
  expect(levels({ status: 'approved' })).toEqual(['ok']);
});

test('an agreement that is decided upon shows what has come to be known, and nothing that is in order', () => {
  const readiness = [
    { field: 'counterparty_id', message: 'Контрагент заблокирован', level: 'warning' as const },
  ];
  expect(levels({ status: 'on_approval', readiness })).toEqual(['warning']);
  expect(levels({ status: 'on_signing', files_count: 1 })).toEqual([]);
});

test('an agreement in force waits for no step', () => {
  expect(levels({ status: 'active' })).toEqual([]);
});
