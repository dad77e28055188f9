import { accountWarnings } from './requisite-rules';
import {
  isBic,
  isCorrespondentAccount,
  isIban,
  isInn,
  isKpp,
  isOgrn,
  isSettlementAccount,
  isSwift,
} from './requisites';

const changed = (digits: string) => {
  const last = Number(digits.at(-1));
  return digits.slice(0, -1) + String((last + 1) % 10);
};

describe('requisites of Russian companies', () => {
  test.each(['7707083893', '7736050003', '7736207543', '500100732259'])('accept the tax number %s', (inn) => {
    expect(isInn(inn)).toBe(true);
    expect(isInn(changed(inn))).toBe(false);
  });

  test.each(['0000000000', '000000000000', '1111111111', '0077083893', '770708389', ''])(
    'refuse what only looks like a tax number: %s',
    (inn) => {
      expect(isInn(inn)).toBe(false);
    },
  );

  test.each(['1027700132195', '1027700229193', '304500116000157'])(
    'accept the registration number %s',
    (ogrn) => {
      expect(isOgrn(ogrn)).toBe(true);
      expect(isOgrn(changed(ogrn))).toBe(false);
    },
  );

  test('know an account by the key of its bank', () => {
    expect(isSettlementAccount('40602810700000000025', '049805746')).toBe(true);
    expect(isSettlementAccount('40702810200000012345', '044525225')).toBe(true);
    expect(isSettlementAccount('40702810200000012346', '044525225')).toBe(false);
    expect(isCorrespondentAccount('30101810800000000746', '049805000')).toBe(true);
    expect(isCorrespondentAccount('30101810400000000225', '044525225')).toBe(true);
    expect(isCorrespondentAccount('30101810400000000226', '044525225')).toBe(false);
  });

  test('know the form of a reason code and of a bank code', () => {
    expect(isKpp('770701001')).toBe(true);
    expect(isKpp('7707AB001')).toBe(true);
    expect(isKpp('77070100')).toBe(false);
    expect(isBic('044525225')).toBe(true);
    expect(isBic('944525225')).toBe(false);
  });
});

describe('requisites of accounts abroad', () => {
  test.each(['DE89370400440532013000', 'GB29NWBK60161331926819', 'KZ86125KZT5004100100'])(
    'accept the account %s, and not with another last sign',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      expect(isIban(changed(iban))).toBe(false);
    },
  );

  test('know the form of an account and of a bank', () => {
    expect(isIban('garbage')).toBe(false);
    expect(isSwift('COBADEFF')).toBe(true);
    expect(isSwift('SABRRUMM012')).toBe(true);
    expect(isSwift('COBADEF')).toBe(false);
  });

  test('warn of a slip in either, in whatever groups it is written', () => {
    const line = { account: '1', bic: null, correspondent_account: null, currency_code: 'EUR' };
    expect(accountWarnings({ ...line, iban: 'DE89 3704 0044 0532 0130 00', swift: 'cobadeff' })).toEqual([]);
    expect(
      accountWarnings({ ...line, iban: 'DE89 3704 0044 0532 0130 01', swift: 'COBA' }).map(
        ({ field }) => field,
      ),
    ).toEqual(['swift', 'iban']);
    expect(accountWarnings({ ...line, iban: null, swift: null })).toEqual([]);
  });
});
