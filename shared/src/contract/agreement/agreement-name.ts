/** How an agreement is called: «№ 12/2026-П»; one without a number by that of the register, which is no number of the paper. */
export function agreementName(agreement: { number: string | null; internal_number: string }): string {
  return agreement.number === null ? agreement.internal_number : `№\u00a0${agreement.number}`;
}
