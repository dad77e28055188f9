import type { CounterpartyType } from './counterparty-status';
import { OUTSIDE_PHONE, OUTSIDE_PHONE_FAULT } from '../record/phone-number';

/**
 * Countries of ISO 3166-1, and the two the Russian classifier has beside them: Abkhazia and South Ossetia.
 * Source: OK (МК (ИСО 3166) 004-97) 025-2001.
 */
const COUNTRIES = new Set(
  `AB OS
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
  JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
  MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
  PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  ),
);

/** Why the country does not fit a counterparty of this type, or there is none such; null when it does. */
export function countryFault(code: string | null, type: CounterpartyType | null): string | null {
  if (code === 'RU' && type === 'foreign')
    return 'Нерезидент не из России: укажите его страну или другой тип';
  if (code === null || !/^[A-Z]{2}$/.test(code) || COUNTRIES.has(code)) return null;
  return `Страны с кодом ${code} нет: укажите код вроде KZ или CN`;
}

const PHONE = new RegExp(OUTSIDE_PHONE);

/** Why nobody can be rung by this. */
export function phoneFault(phone: string | null): string | null {
  return phone === null || PHONE.test(phone) ? null : OUTSIDE_PHONE_FAULT;
}

const SITE =
  /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]+(?::\d+)?(?:[/?#]\S*)?$/iu;

/** Why this leads to no site; several may stand in one field, parted by commas. */
export function websiteFault(website: string | null): string | null {
  if (website === null || website.split(/[,;]\s*|\s+/).every((site) => SITE.test(site))) return null;
  return 'Укажите адрес сайта, например company.ru';
}
